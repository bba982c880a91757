import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Element } from '../identifier/element.ts';
import type { ObjectElement, StringElement, TraceEntry } from '../identifier/elementParts.ts';
import { type SceneTemplateCode, sceneTemplateCode } from '../identifier/record.ts';
import { sceneTemplates } from '../identifier/scene.ts';
import { registrationMessages } from '../messages/registration.ts';
import { recallTimeLabel } from '../scene/verdict.ts';
import {
  sceneBlocksMax,
  sceneDataIdMaxLength,
  sceneDataSourceMaxLength,
  sceneFactsMax,
  sceneLabelMaxLength,
  sceneMaxBytes,
  sceneNameMaxLength,
  scenePositionMax,
  sceneRowsMax,
  sceneStepsMax,
  scenesMax,
  scenesOfTemplateMax,
  sceneTextMaxLength,
} from './limits.ts';
import type { DeclaredPlace, PlaceKind } from './place.ts';
import { type BlockKind, blockKindOf, blockKinds, sceneBlocks } from './sceneBlocks.ts';
import { checkScene, checkSceneList, sceneDraft, sceneIcons } from './sceneDraft.ts';
import type { SceneRefusal } from './sceneFault.ts';

const declare = (name: string, kind: PlaceKind): DeclaredPlace => ({ name, label: name, kind, needed: false });
const places = [
  declare('waybill', 'text'),
  declare('shippedOn', 'day'),
  declare('installedAt', 'time'),
  declare('unit', 'code'),
  declare('motor', 'objectCode'),
];

const fact = (dataId: string, label: string, value: string, traceIdentifier = ''): StringElement => ({
  dataId,
  dataType: 'String',
  label,
  value,
  trace: traceIdentifier !== '',
  traceIdentifier,
});
const group = (dataId: string, label: string, value: StringElement[]): ObjectElement => ({
  dataId,
  dataType: 'Object',
  label,
  value,
});
const table = (dataId: string, label: string, value: ObjectElement[]): Element => ({
  dataId,
  dataType: 'Array',
  label,
  value,
});
const step = (time: string, title: string, changes: Partial<TraceEntry> = {}): TraceEntry => ({
  time,
  title,
  place: '总装 3 线',
  text: '批次 {batchCode}，承运单 {waybill}。',
  trace: false,
  traceIdentifier: '',
  ...changes,
});
const steps = (dataId: string, value: TraceEntry[]): Element => ({
  dataId,
  dataType: 'TraceDetails',
  label: '追溯记录',
  value,
});

/** A block of every kind, as real scenes have them. */
const samples: Record<BlockKind, Element> = {
  facts: fact('single', '核验说明', '请核对铭牌编码 {identifier}。'),
  groups: group('facts', '产品信息', [
    fact('facts-1', '产品型号', 'GT-6 Pro'),
    fact('facts-2', '所属产品', '{unit}', '{unit}'),
    fact('facts-3', '检验报告', 'QC-2026-050631', '88.118.001/QC-2026-050631'),
    fact('facts-4', '备注', ''),
  ]),
  tables: table('parts', '关键物料', [
    group('parts-1', '电机', [
      fact('parts-1-1', '物料', '电机', '88.118.001/{motor}'),
      fact('parts-1-2', '结论', '合格'),
    ]),
    group('parts-2', '', [fact('parts-2-1', '物料', '跑板')]),
  ]),
  steps: steps('steps', [
    step('{installedAt}', '交付安装', { traceIdentifier: '88.118.001/{motor}', trace: true }),
    step('{shippedOn} 16:05', '物流发运'),
    step('2026-05-06 14:31', '出厂检验', { traceIdentifier: '88.118.001/QC-2026-050631', trace: true }),
  ]),
  stops: steps('stops', [
    step('2026-05-12 09:20', '德州 · {waybill}', { stop: true, place: '' }),
    step('{shippedOn} 16:05', '宁津 · 成品库', { stop: true, place: '' }),
  ]),
  checks: table('checks', '远程检测', [
    group('checks-1', '跑带张力', [
      fact('checks-1-1', '检测项', '跑带张力'),
      fact('checks-1-2', '读数', '-12'),
      fact('checks-1-3', '单位', '%'),
      fact('checks-1-4', '下限', '-8'),
      fact('checks-1-5', '上限', '{waybill}'),
      fact('checks-1-6', '部位', '54,62'),
      fact('checks-1-7', '步骤 1', '停机，拔下电源。'),
      fact('checks-1-8', '处理人', '可自行处理'),
      fact('checks-1-9', '用时', '10'),
      fact('checks-1-10', '手册', ''),
      fact('checks-1-11', '结果', '偏低 12%'),
    ]),
    group('checks-2', '急停开关', [fact('checks-2-1', '结果', 'OK')]),
  ]),
  production: {
    dataId: 'work',
    dataType: 'Processing',
    label: '加工时长',
    value: { timeTotal: 120, productTime: 14, positions: [] },
  },
};

/** A scene with every kind of block that its template takes. */
function sceneOf(templateCode: SceneTemplateCode): { templateCode: SceneTemplateCode; elements: Element[] } {
  return { templateCode, elements: sceneBlocks[templateCode].map((kind) => samples[kind]) };
}

function faultsOf(
  templateCode: SceneTemplateCode,
  elements: readonly unknown[],
): [path: string, reason: SceneRefusal][] {
  const verdict = checkScene({ templateCode, elements: [...elements] }, places);
  return verdict.ok ? [] : verdict.faults.map(({ path, reason }) => [path.join('.'), reason]);
}

/** The reason of the one fault that a change to a block causes. */
function reasonOf(templateCode: SceneTemplateCode, block: unknown): SceneRefusal | 'none' | 'several' {
  const [first, ...others] = faultsOf(templateCode, [block]);
  return first === undefined ? 'none' : others.length > 0 ? 'several' : first[1];
}

describe('sceneDraft', () => {
  const good = { templateCode: 'custom', name: '绿色档案', icon: 'leaf', position: 0, elements: [samples.facts] };
  const { scene } = registrationMessages;
  const refusals = (change: object) => {
    const verdict = sceneDraft.safeParse({ ...good, ...change });
    return verdict.success ? [] : verdict.error.issues.map(({ path, message }) => [path.join('.'), message]);
  };

  it('takes a scene of every template, with the drawing of the template', () => {
    expect(sceneDraft.parse(good)).toEqual(good);
    expect(sceneDraft.parse({ ...good, dataSource: ' 承运方运单系统 ' })).toEqual({
      ...good,
      dataSource: '承运方运单系统',
    });
    for (const templateCode of sceneTemplateCode.options) {
      expect(refusals({ templateCode, icon: '', position: scenePositionMax })).toEqual([]);
    }
    for (const icon of sceneIcons) expect(refusals({ icon })).toEqual([]);
  });

  it.each([
    [{ templateCode: '0' }, 'templateCode', scene.template],
    [{ name: ' ' }, 'name', scene.name],
    [{ name: '名'.repeat(sceneNameMaxLength + 1) }, 'name', scene.name],
    [{ icon: 'rocket' }, 'icon', scene.icon],
    [{ icon: undefined }, 'icon', scene.icon],
    [{ templateCode: 'recall' }, 'icon', scene.iconOfTemplate],
    [{ position: -1 }, 'position', scene.position],
    [{ position: scenePositionMax + 1 }, 'position', scene.position],
    [{ position: 1.5 }, 'position', scene.position],
    [{ dataSource: '源'.repeat(sceneDataSourceMaxLength + 1) }, 'dataSource', scene.dataSource],
    [{ elements: {} }, 'elements', scene.elements],
  ])('says what to do when %j is wrong', (change, field, message) => {
    expect(refusals(change)).toEqual([[field, message]]);
  });
});

describe('checkScene', () => {
  it('takes a scene of every template with every kind of block that it takes, unchanged', () => {
    for (const templateCode of sceneTemplateCode.options) {
      const draft = sceneOf(templateCode);
      expect(checkScene(draft, places)).toEqual({ ok: true, elements: draft.elements });
      expect(checkScene({ ...draft, elements: [] }, [])).toEqual({ ok: true, elements: [] });
    }
  });

  it('refuses every kind of block in every template that does not take it', () => {
    for (const templateCode of sceneTemplateCode.options) {
      for (const kind of Object.keys(blockKinds) as BlockKind[]) {
        // A table among checks is a check, which other samples are not made for.
        const read = blockKindOf(samples[kind], templateCode) as BlockKind;
        const expected = sceneBlocks[templateCode].includes(read) ? 'none' : 'blockRefused';
        const found = read === kind ? reasonOf(templateCode, samples[kind]) : expected;
        expect([templateCode, kind, found]).toEqual([templateCode, kind, expected]);
      }
    }
    const verdict = checkScene({ templateCode: 'logistics', elements: [samples.steps] }, places);
    expect(verdict.ok ? [] : verdict.faults.map(({ message }) => message)).toEqual([
      '物流监控场景不能有过程记录，请删除第 1 个数据块“追溯记录”，可用的有单个字段、字段组、表格、物流节点',
    ]);
  });

  it('takes an empty list of steps where steps or stops may be', () => {
    expect(reasonOf('traceability', steps('none', []))).toBe('none');
    expect(reasonOf('logistics', steps('none', []))).toBe('none');
    expect(reasonOf('management', steps('none', []))).toBe('blockRefused');
  });

  it('gives texts and codes back in their plain form, and leaves out what it does not know', () => {
    const typed = { ...fact('a', ' 型号\u200b ', ' GT-6\r\nPro ', '标识编码：88.118.001／MT-1'), colour: 'red' };
    expect(checkScene({ templateCode: 'custom', elements: [typed] }, [])).toEqual({
      ok: true,
      elements: [fact('a', '型号', 'GT-6\nPro', '88.118.001/MT-1')],
    });
    const entry = step('２０２６-05-06 14:31', '检验 ', { place: ' 二组\n ' });
    expect(checkScene({ templateCode: 'traceability', elements: [steps('a', [entry])] }, places)).toEqual({
      ok: true,
      elements: [steps('a', [step('2026-05-06 14:31', '检验', { place: '二组' })])],
    });
  });

  it.each<[SceneRefusal, SceneTemplateCode, unknown]>([
    ['blockUnknown', 'custom', null],
    ['blockUnknown', 'custom', 'text'],
    ['blockUnknown', 'custom', []],
    ['blockUnknown', 'custom', {}],
    ['blockUnknown', 'remoteOperations', { dataId: 'v', dataType: 'isVerify', label: '手机验证', value: '' }],
    ['blockUnknown', 'runningMonitoring', { dataId: 'm', dataType: 'Monitoring', label: '运行数据', value: {} }],
    [
      'stopsMixed',
      'logistics',
      steps('a', [step('2026-05-06 14:31', '甲', { stop: true }), step('2026-05-06 14:30', '乙')]),
    ],
    ['shape', 'custom', { ...samples.groups, value: 'facts' }],
    ['shape', 'custom', { ...samples.groups, value: [null] }],
    ['shape', 'custom', { ...samples.steps, value: 'steps' }],
    ['shape', 'custom', { ...samples.groups, value: [{ ...fact('a', '名', '值'), dataType: 'Object' }] }],
    ['shape', 'custom', { ...samples.tables, value: [{ ...group('a', '行', []), dataType: 'Array' }] }],
    ['shape', 'custom', steps('a', [{ ...step('2026-05-06 14:31', '甲'), stop: 'yes' } as never])],
    ['idMissing', 'custom', { ...samples.facts, dataId: undefined }],
    ['idMissing', 'custom', { ...samples.facts, dataId: '' }],
    ['idForm', 'custom', { ...samples.facts, dataId: '编号' }],
    ['idForm', 'custom', { ...samples.facts, dataId: '-a' }],
    ['idForm', 'custom', { ...samples.facts, dataId: 7 }],
    ['idForm', 'custom', { ...samples.facts, dataId: 'a'.repeat(sceneDataIdMaxLength + 1) }],
    ['idTwice', 'custom', group('a', '组', [fact('a', '名', '值')])],
    ['idTwice', 'custom', table('a', '表', [group('b', '行', []), group('b', '行', [])])],
    ['missing', 'custom', { ...samples.facts, label: ' ' }],
    ['missing', 'custom', { ...samples.facts, label: undefined }],
    ['missing', 'custom', { ...samples.facts, value: 7 }],
    ['missing', 'custom', { ...samples.groups, label: '' }],
    ['missing', 'custom', steps('a', [step('2026-05-06 14:31', '')])],
    ['tooLong', 'custom', { ...samples.facts, label: '名'.repeat(sceneLabelMaxLength + 1) }],
    ['tooLong', 'custom', { ...samples.facts, value: '值'.repeat(sceneTextMaxLength + 1) }],
    ['tooLong', 'custom', steps('a', [step('2026-05-06 14:31', '甲', { text: '说'.repeat(sceneTextMaxLength + 1) })])],
    ['unreadable', 'custom', { ...samples.facts, value: '\uE000identifier\uE001' }],
    ['undeclared', 'custom', { ...samples.facts, value: '{colour}' }],
    ['undeclared', 'custom', { ...samples.facts, label: '{colour}' }],
    ['undeclared', 'custom', fact('a', '名', '值', '{colour}')],
    ['undeclared', 'custom', fact('a', '名', '值', '88.118.001/{colour}')],
    ['undeclared', 'custom', steps('a', [step('{colour} 10:00', '甲')])],
    ['link', 'custom', fact('a', '名', '值', 'QC-1')],
    ['link', 'custom', fact('a', '名', '值', '{waybill}')],
    ['link', 'custom', fact('a', '名', '值', '{motor}')],
    ['link', 'custom', fact('a', '名', '值', '{unit}{unit}')],
    ['link', 'custom', fact('a', '名', '值', '88.118.001/{unit}')],
    ['link', 'custom', fact('a', '名', '值', '88.118/{motor}')],
    ['link', 'custom', fact('a', '名', '值', '88.118.001/MT-{motor}')],
    ['link', 'custom', { ...fact('a', '名', '值'), trace: true }],
    ['link', 'custom', { ...fact('a', '名', '值', '88.118.001/MT-1'), trace: false }],
    ['link', 'custom', { ...fact('a', '名', '值'), traceIdentifier: null }],
    ['link', 'custom', { ...fact('a', '名', '值'), trace: undefined }],
    ['time', 'custom', steps('a', [step('2026-02-30 10:00', '甲')])],
    ['time', 'custom', steps('a', [step('2026-05-06', '甲')])],
    ['time', 'custom', steps('a', [step('', '甲')])],
    ['time', 'custom', steps('a', [step('{waybill} 10:00', '甲')])],
    ['time', 'custom', steps('a', [step('{shippedOn}', '甲')])],
    ['time', 'custom', steps('a', [step('{shippedOn} 24:00', '甲')])],
    ['time', 'custom', steps('a', [step('{installedAt} 10:00', '甲')])],
    ['time', 'custom', steps('a', [{ ...step('', '甲'), time: undefined } as never])],
    ['filled', 'recall', fact('a', recallTimeLabel, '')],
    ['filled', 'recall', table('a', '进度', [group('b', '一', [fact('c', ` ${recallTimeLabel}`, '2026-05-06')])])],
    ['filled', 'equipmentRepair', table('a', '报修记录', [])],
    ['checkResult', 'remoteOperations', table('a', '检测', [group('b', '急停', [])])],
    ['checkResult', 'remoteOperations', table('a', '检测', [group('b', '急停', [fact('c', '结果', ' ')])])],
    [
      'figures',
      'intelligentProduction',
      { ...samples.production, value: { timeTotal: -1, productTime: 0, positions: [] } },
    ],
    ['figures', 'intelligentProduction', { ...samples.production, value: undefined }],
    ['figures', 'intelligentProduction', { dataId: 'a', dataType: 'Energy', label: '能耗', value: { units: 1 } }],
    ['figures', 'intelligentProduction', { dataId: 'a', dataType: 'Abnormal', label: '异常', value: { units: [] } }],
    [
      'figures',
      'intelligentProduction',
      {
        dataId: 'a',
        dataType: 'Energy',
        label: '能耗',
        value: { units: [{ unitName: '\uE000', days: [], weeks: [], months: [], quarters: [], custom: [] }] },
      },
    ],
  ])('refuses with %s alone in %s: %j', (reason, templateCode, block) => {
    expect(reasonOf(templateCode, block)).toBe(reason);
  });

  it('refuses advice of a check that no page could show, and leaves other facts alone', () => {
    const check = (label: string, value: string) =>
      table('a', '检测', [group('b', '急停', [fact('c', label, value), fact('d', '结果', 'OK')])]);
    for (const [label, value] of [
      ['读数', '约 12'],
      ['下限', '低'],
      ['上限', '60 天'],
      ['部位', '54'],
      ['处理人', '张三'],
      ['用时', '-1'],
    ] as const) {
      expect([label, reasonOf('remoteOperations', check(label, value))]).toEqual([label, 'advice']);
    }
    for (const [label, value] of [
      ['读数', '１２'],
      ['下限', '−8'],
      ['上限', '60'],
      ['部位', '54，62'],
      ['处理人', '须由工程师处理'],
      ['用时', '10'],
      ['用时', ''],
      ['读数', '{waybill}'],
      ['要求', '每 60 天一次'],
      ['费用', '免费'],
    ] as const) {
      expect([label, value, reasonOf('remoteOperations', check(label, value))]).toEqual([label, value, 'none']);
    }
    const resultAlone = table('a', '检测', [group('b', '张力', [fact('c', '读数', '偏低')])]);
    expect(reasonOf('remoteOperations', resultAlone)).toBe('none');
  });

  it('takes everything at its limits, and refuses one more of each', () => {
    const facts = (count: number, mark: string) =>
      Array.from({ length: count }, (_, index) => fact(`${mark}-${index}`, '名', '值'));
    const rows = (count: number) => Array.from({ length: count }, (_, index) => group(`row-${index}`, '行', []));
    const life = (count: number) => Array.from({ length: count }, () => step('2026-05-06 14:31', '甲'));
    expect(faultsOf('custom', facts(sceneBlocksMax, 'a'))).toEqual([]);
    expect(faultsOf('custom', facts(sceneBlocksMax + 1, 'a'))).toEqual([['elements', 'tooManyBlocks']]);
    expect(faultsOf('custom', [group('g', '组', facts(sceneFactsMax, 'a'))])).toEqual([]);
    expect(faultsOf('custom', [group('g', '组', facts(sceneFactsMax + 1, 'a'))])).toEqual([
      ['elements.0.value', 'tooManyFacts'],
    ]);
    expect(faultsOf('custom', [table('t', '表', rows(sceneRowsMax))])).toEqual([]);
    expect(faultsOf('custom', [table('t', '表', rows(sceneRowsMax + 1))])).toEqual([
      ['elements.0.value', 'tooManyRows'],
    ]);
    expect(faultsOf('custom', [steps('s', life(sceneStepsMax))])).toEqual([]);
    expect(faultsOf('custom', [steps('s', life(sceneStepsMax + 1))])).toEqual([['elements.0.value', 'tooManySteps']]);
    const longest = {
      label: '𠮷'.repeat(sceneLabelMaxLength),
      value: '𠮷'.repeat(sceneTextMaxLength),
      dataId: 'a'.repeat(sceneDataIdMaxLength),
    };
    expect(reasonOf('custom', { ...samples.facts, ...longest })).toBe('none');
  });

  it('measures the data in bytes of UTF-8', () => {
    const size = (elements: readonly unknown[]) => new TextEncoder().encode(JSON.stringify(elements)).length;
    const row = (index: number, characters: number) =>
      group(`r${index}`, '行', [fact(`f${index}`, '名', '𠮷'.repeat(characters))]);
    const scene = (last: number, ends: string) => [
      table('t', '表', [
        ...Array.from({ length: 121 }, (_, index) => row(index, sceneTextMaxLength)),
        row(121, last),
        group('end', '末', [fact('end-1', 'é', ends)]),
      ]),
    ];
    const spare = sceneMaxBytes - size(scene(0, ''));
    const fits = scene(Math.floor(spare / 4), 'a'.repeat(spare % 4));
    expect(size(fits)).toBe(sceneMaxBytes);
    expect(faultsOf('custom', fits)).toEqual([]);
    const larger = scene(Math.floor(spare / 4), 'a'.repeat((spare % 4) + 1));
    expect(faultsOf('custom', larger)).toEqual([['elements', 'tooLarge']]);
    expect(registrationMessages.block.tooLarge(sceneMaxBytes / 1024)).toContain('256 KB');
  });

  it('names every fault with its path and what to do', () => {
    const elements = [
      fact('a', '说明', '{colour}'),
      table('b', '关键物料', [group('c', '电机', [{ ...fact('a', '', '值', 'MT-1') }])]),
    ];
    const verdict = checkScene({ templateCode: 'custom', elements }, places);
    expect(verdict.ok ? [] : verdict.faults).toEqual([
      {
        path: ['elements', 0, 'value'],
        reason: 'undeclared',
        message: '第 1 个数据块“说明”用到字段 {colour}，型号没有声明，请先声明或删除该占位符',
      },
      {
        path: ['elements', 1, 'value', 0, 'value', 0, 'dataId'],
        reason: 'idTwice',
        message: '第 2 个数据块“关键物料”的数据编号“a”在本场景中重复，请换一个数据编号',
      },
      {
        path: ['elements', 1, 'value', 0, 'value', 0, 'label'],
        reason: 'missing',
        message: '第 2 个数据块“关键物料”中有一处没有填写名称，请补充',
      },
      {
        path: ['elements', 1, 'value', 0, 'value', 0, 'traceIdentifier'],
        reason: 'link',
        message: expect.stringMatching(/^第 2 个数据块“关键物料”的追溯链接有误：/),
      },
    ]);
  });

  it('refuses a good scene that is broken in one place with the reason for that place', () => {
    /** Every fact, row, block and step of a scene, changeable. */
    const partsOf = (elements: unknown): Record<string, unknown>[] => {
      if (!Array.isArray(elements)) return [];
      return elements.flatMap((part: Record<string, unknown>) => [part, ...partsOf(part['value'])]);
    };
    type Break = [
      reason: SceneRefusal,
      applies: (part: Record<string, unknown>) => boolean,
      change: (part: Record<string, unknown>) => void,
    ];
    const has = (key: string) => (part: Record<string, unknown>) => key in part;
    const isFact = (part: Record<string, unknown>) => part['dataType'] === 'String';
    const breaks: Break[] = [
      ['idMissing', has('dataId'), (part) => delete part['dataId']],
      ['idForm', has('dataId'), (part) => (part['dataId'] = 'a b')],
      ['tooLong', has('label'), (part) => (part['label'] = '名'.repeat(sceneLabelMaxLength + 1))],
      ['undeclared', has('label'), (part) => (part['label'] = '{colour}')],
      ['tooLong', isFact, (part) => (part['value'] = '值'.repeat(sceneTextMaxLength + 1))],
      ['unreadable', isFact, (part) => (part['value'] = '\uFFFD')],
      ['link', has('trace'), (part) => Object.assign(part, { trace: true, traceIdentifier: 'MT-1' })],
      ['link', has('trace'), (part) => (part['trace'] = 'yes')],
      ['time', has('time'), (part) => (part['time'] = '2026-02-30 10:00')],
      ['tooLong', has('time'), (part) => (part['place'] = '地'.repeat(sceneTextMaxLength + 1))],
      ['missing', has('time'), (part) => delete part['title']],
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...sceneTemplateCode.options),
        fc.constantFrom(...breaks),
        fc.nat(),
        (templateCode, [reason, applies, change], choice) => {
          const { elements } = structuredClone(sceneOf(templateCode));
          const candidates = partsOf(elements).filter(applies);
          const part = candidates[choice % candidates.length];
          if (part === undefined) return;
          change(part);
          expect(faultsOf(templateCode, elements).map(([, found]) => found)).toEqual([reason]);
        },
      ),
    );
  });

  it('refuses a good scene with a data id that occurs twice', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sceneTemplateCode.options), fc.nat(), (templateCode, choice) => {
        const { elements } = structuredClone(sceneOf(templateCode));
        const ids = JSON.stringify(elements).match(/"dataId":"[^"]+"/g) ?? [];
        const [first = '', ...others] = ids;
        const other = others[choice % others.length] ?? '';
        const broken = JSON.parse(JSON.stringify(elements).replace(other, first)) as unknown[];
        expect(faultsOf(templateCode, broken).map(([, reason]) => reason)).toEqual(['idTwice']);
      }),
    );
  });

  it('never throws for JSON, and takes again what it has taken', () => {
    /** The paths to all values in a scene. */
    const pathsOf = (value: unknown, path: string[] = []): string[][] => [
      path,
      ...Object.entries(typeof value === 'object' && value !== null ? value : {}).flatMap(([key, part]) =>
        pathsOf(part, [...path, key]),
      ),
    ];
    const replaced = (value: unknown, [key, ...others]: string[], other: unknown): unknown => {
      if (key === undefined) return other;
      const copy = structuredClone(value) as Record<string, unknown>;
      copy[key] = replaced(copy[key], others, other);
      return copy;
    };
    const broken = fc
      .tuple(fc.constantFrom(...sceneTemplateCode.options), fc.nat(), fc.jsonValue())
      .map(([code, at, other]) => {
        const { elements } = sceneOf(code);
        const paths = pathsOf(elements).slice(1);
        return { templateCode: code, elements: replaced(elements, paths[at % paths.length] ?? [], other) as unknown[] };
      });
    fc.assert(
      fc.property(broken, ({ templateCode, elements }) => {
        const verdict = checkScene({ templateCode, elements }, places);
        const again = verdict.ok ? checkScene({ templateCode, elements: verdict.elements }, places) : verdict;
        expect(again).toEqual(verdict);
        expect(verdict.ok ? 1 : verdict.faults.length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });
});

describe('checkSceneList', () => {
  const scenes = (templateCode: SceneTemplateCode, count: number) =>
    Array.from({ length: count }, (_, index) => ({ templateCode, name: `场景 ${index}` }));

  it('takes as many scenes as there may be', () => {
    expect(checkSceneList([])).toEqual({ ok: true });
    const most = (['custom', 'traceability', 'recall', 'logistics'] as const).flatMap((code) =>
      scenes(code, scenesOfTemplateMax),
    );
    expect(most).toHaveLength(scenesMax);
    expect(checkSceneList(most)).toEqual({ ok: true });
    expect(checkSceneList([...most, ...scenes('management', 1)])).toEqual({
      ok: false,
      reason: 'tooMany',
      message: '一个型号或批次最多有 20 个场景，请删减后重新保存',
    });
  });

  it('refuses too many of one template, and two that visitors could not tell apart', () => {
    expect(checkSceneList(scenes('custom', scenesOfTemplateMax + 1))).toEqual({
      ok: false,
      reason: 'tooManyOfTemplate',
      message: '自定义场景最多 5 个，请合并后重新保存',
    });
    const name = sceneTemplates.recall.name;
    const same = [
      { templateCode: 'recall', name },
      { templateCode: 'logistics', name },
      { templateCode: 'recall', name },
    ] as const;
    expect(checkSceneList(same)).toEqual({
      ok: false,
      reason: 'nameTwice',
      message: '有两个产品召回场景都叫“产品召回”，请改为不同的名称以便区分',
    });
    expect(checkSceneList(same.slice(0, 2))).toEqual({ ok: true });
  });
});
