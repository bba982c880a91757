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
  it('names every template when all are listed', () => {
    expect(Object.keys(sceneTemplates)).toEqual(sceneTemplateCode.options);
    expect(sceneTabOrder.toSorted()).toEqual(sceneTemplateCode.options.toSorted());
  });
});

describe('sceneTabs', () => {
  it('puts custom scenes first and the locked ones last when an identifier has every scene', () => {
    const scenes = sceneTemplateCode.options.map((code) =>
      sceneOf(code, code === 'custom' ? { sceneName: '会员权益', icon: 'gift' } : {}),
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
      'equipmentRepair',
      'remoteOperations',
      'runningMonitoring',
    ]);
    expect(tabs[0]).toMatchObject({ value: 'conf-custom', icon: 'gift' });
  });

  it('shows only what the identifier has when it has few scenes', () => {
    expect(sceneTabs([sceneOf('equipmentRepair'), sceneOf('traceability', { count: 12 })])).toEqual([
      {
        value: 'conf-traceability',
        label: '产品追溯',
        templateCode: 'traceability',
        icon: '',
        count: 12,
        needsVerification: false,
      },
      {
        value: 'conf-equipmentRepair',
        label: '设备报修',
        templateCode: 'equipmentRepair',
        icon: '',
        count: 0,
        needsVerification: true,
      },
    ]);
    expect(sceneTabs([])).toEqual([]);
  });

  it('uses the scenes own names when a template occurs twice', () => {
    const scenes = [
      sceneOf('traceability', { sceneConfId: 'a', sceneName: '整机追溯' }),
      sceneOf('traceability', { sceneConfId: 'b', sceneName: ' ' }),
    ];
    expect(sceneTabs(scenes).map(({ label }) => label)).toEqual(['整机追溯', '产品追溯']);
  });

  it('uses the template name when a custom scene has no name', () => {
    expect(sceneTabs([sceneOf('custom', { sceneName: '' })])[0]?.label).toBe('自定义');
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
    expect(openingSceneConfId([sceneOf('remoteOperations'), sceneOf('antiCounterfeit')])).toBe('conf-antiCounterfeit');
    expect(openingSceneConfId([])).toBe('');
  });

  it('is the first built-in tab when custom scenes stand above it', () => {
    expect(openingSceneConfId([sceneOf('custom'), sceneOf('traceability')])).toBe('conf-traceability');
    expect(openingSceneConfId([sceneOf('custom')])).toBe('conf-custom');
  });
});
