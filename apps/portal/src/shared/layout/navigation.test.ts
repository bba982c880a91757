import { describe, expect, it } from 'vitest';
import { isActive, navigation } from './navigation.ts';

const activeLabels = (pathname: string) =>
  navigation.filter((entry) => isActive(entry, pathname)).map((entry) => entry.label);

describe('isActive', () => {
  it.each([
    ['/application', '应用市场'],
    ['/application/list/detail/12', '应用市场'],
    ['/solution/4', '解决方案'],
    ['/ecology', '生态合作'],
    ['/news/detail/3', '行业资讯'],
    ['/identification', '标识解析'],
    ['/new_identification', '标识解析'],
    ['/product_scene', '标识解析'],
    ['/cooperation_case/detail/1', '案例中心'],
  ])('marks exactly one entry when the path is %s', (pathname, label) => {
    expect(activeLabels(pathname)).toEqual([label]);
  });

  it.each(['/home', '/', '/login', '/newsletter'])('marks no entry as active for the path %s', (pathname) => {
    expect(activeLabels(pathname)).toEqual([]);
  });
});
