import { expect, it } from 'vitest';
import { sampleShared } from '../../../testing/identifier/sampleShared.ts';
import { composeRecord } from './composeRecord.ts';

it('leaves out stored addresses where this site has no pictures, and those of other sites', () => {
  const images = [
    '/platform-security-service/logout?fingerprint=a',
    'https://LIMA.example.cn/platform-security-service/logout?fingerprint=a',
    'https://lima.example.cn/illustrations/treadmill.svg',
    'https://example.com/a.jpg',
  ];
  const shared = { ...sampleShared, model: { ...sampleShared.model, images } };
  const link = 'https://lima.example.cn/product_scene?identifier=';
  const record = composeRecord(shared, undefined, () => undefined, link);
  expect(record.images).toEqual(['/illustrations/treadmill.svg']);
});
