import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Scene, sceneTemplateCode } from './record.ts';
import { openingSceneConfId, sceneTabOrder, sceneTabs, sceneTemplates } from './scene.ts';

function sceneOf(templateCode: Scene['templateCode'], changes: Partial<Scene> = {}): Scene {
  const sceneName = sceneTemplates[templateCode].name;
  return {
    sceneConfId: `conf-${templateCode}`,
    templateCode,
    sceneName,
    icon: '',
    count: 0,
    dataSource: '',
    updateTime: '',
    ...changes,
  };
}

const anyScenes = fc.array(
  fc.record<Scene>({
    sceneConfId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    templateCode: fc.constantFrom(...sceneTemplateCode.options),
    sceneName: fc.string(),
    icon: fc.string(),
    count: fc.nat(),
    dataSource: fc.string(),
    updateTime: fc.string(),
  }),
);

describe('sceneTemplates', () => {
  it('names every template and its own key when all are listed', () => {
    const keys = sceneTemplateCode.options.map((code) => sceneTemplates[code].key);
    expect(new Set(keys).size).toBe(sceneTemplateCode.options.length);
    expect(sceneTabOrder.toSorted()).toEqual(sceneTemplateCode.options.toSorted());
  });
});

describe('sceneTabs', () => {
  it('puts custom scenes first and the locked ones last when an identifier has every scene', () => {
    const scenes = sceneTemplateCode.options.map((code) =>
      sceneOf(code, code === '100' ? { sceneName: '会员权益', icon: 'gift' } : {}),
    );
    const tabs = sceneTabs(scenes);
    expect(tabs.map(({ label }) => label)).toEqual([
      '会员权益',
      '产品追溯',
      '防伪查询',
      '产品管理',
      '供应链',
      '产品召回',
      '智慧安全',
      '物流监控',
      '智能生产',
      '设备报修',
      '远程运维',
      '运行监测',
    ]);
    expect(tabs.filter(({ needsVerification }) => needsVerification).map(({ templateCode }) => templateCode)).toEqual([
      '10',
      '7',
      '8',
    ]);
    expect(tabs[0]).toMatchObject({ value: 'conf-100', icon: 'gift' });
  });

  it('shows only what the identifier has when it has few scenes', () => {
    expect(sceneTabs([sceneOf('10'), sceneOf('0', { count: 12 })])).toEqual([
      { value: 'conf-0', label: '产品追溯', templateCode: '0', icon: '', count: 12, needsVerification: false },
      { value: 'conf-10', label: '设备报修', templateCode: '10', icon: '', count: 0, needsVerification: true },
    ]);
    expect(sceneTabs([])).toEqual([]);
  });

  it('uses the scenes own names when a template occurs twice', () => {
    const scenes = [
      sceneOf('0', { sceneConfId: 'a', sceneName: '整机追溯' }),
      sceneOf('0', { sceneConfId: 'b', sceneName: ' ' }),
    ];
    expect(sceneTabs(scenes).map(({ label }) => label)).toEqual(['整机追溯', '产品追溯']);
  });

  it('uses the template name when a custom scene has no name', () => {
    expect(sceneTabs([sceneOf('100', { sceneName: '' })])[0]?.label).toBe('自定义');
  });

  it('gives each scene one tab in template order when the record holds anything', () => {
    fc.assert(
      fc.property(anyScenes, (scenes) => {
        const tabs = sceneTabs(scenes);
        const ranks = tabs.map(({ templateCode }) => sceneTabOrder.indexOf(templateCode));
        expect(tabs.map(({ value }) => value).toSorted()).toEqual(
          [...new Set(scenes.map(({ sceneConfId }) => sceneConfId))].toSorted(),
        );
        expect(ranks).toEqual(ranks.toSorted((left, right) => left - right));
        expect(tabs.every(({ label }) => label !== '')).toBe(true);
      }),
    );
  });
});

describe('openingSceneConfId', () => {
  it('names the first tab when there is one, and nothing when there is none', () => {
    expect(openingSceneConfId([sceneOf('7'), sceneOf('2')])).toBe('conf-2');
    expect(openingSceneConfId([])).toBe('');
  });

  it('is the first built-in tab when custom scenes stand above it', () => {
    expect(openingSceneConfId([sceneOf('100'), sceneOf('0')])).toBe('conf-0');
    expect(openingSceneConfId([sceneOf('100')])).toBe('conf-100');
  });
});
