import type { Element, StringElement } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { countNote, factTable, sceneContent } from './sceneBlocks.ts';

const fact = (label: string, value: string, traceIdentifier = ''): StringElement => ({
  dataId: label,
  dataType: 'String',
  label,
  value,
  trace: traceIdentifier !== '',
  traceIdentifier,
});
const group = (label: string, ...value: StringElement[]) => ({
  dataId: label,
  dataType: 'Object' as const,
  label,
  value,
});
const list = (label: string, ...value: ReturnType<typeof group>[]) => ({
  dataId: label,
  dataType: 'Array' as const,
  label,
  value,
});
const step = {
  time: '2026-05-12 09:20',
  title: '交付安装',
  place: '德州',
  text: '通过',
  trace: false,
  traceIdentifier: '',
};
const steps = (label: string, count: number): Element => ({
  dataId: label,
  dataType: 'TraceDetails',
  label,
  value: Array.from({ length: count }, () => step),
});
const blocksOf = (...elements: Element[]) => {
  const content = sceneContent(elements);
  return content.kind === 'blocks' ? content.blocks : [];
};

describe('sceneContent', () => {
  it('groups consecutive single facts', () => {
    const blocks = blocksOf(fact('a', '1'), fact('b', '2'), group('组', fact('c', '3')), fact('d', '4'));
    expect(blocks.map((block) => [block.heading, block.kind === 'facts' ? block.facts.length : 0])).toEqual([
      ['', 2],
      ['组', 1],
      ['', 1],
    ]);
  });

  it('hides everything and gives the reason when the scene requests verification', () => {
    const verify: Element = { dataId: 'v', dataType: 'isVerify', label: '', value: '此场景仅对设备负责人开放' };
    expect(sceneContent([fact('a', '1'), verify])).toEqual({ kind: 'verify', reason: '此场景仅对设备负责人开放' });
  });

  it('is empty when there are no elements or only empty ones', () => {
    expect(sceneContent([])).toEqual({ kind: 'empty' });
    expect(sceneContent([group('组'), list('表'), steps('追溯', 0)])).toEqual({ kind: 'empty' });
  });

  it('gives every block a unique id when headings repeat', () => {
    const ids = blocksOf(group('组', fact('a', '1')), group('组', fact('a', '1'))).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it('links a fact only when it is marked as a trace with an identifier', () => {
    const [block] = blocksOf(fact('电机', 'MT', '88.118.001/MT-2026-004410'), { ...fact('跑带', 'B'), trace: true });
    expect(block?.kind === 'facts' && block.facts.map(({ leadsTo }) => leadsTo)).toEqual([
      '88.118.001/MT-2026-004410',
      null,
    ]);
  });
});

describe('factTable', () => {
  it('makes a column per label in the order of first occurrence when rows differ', () => {
    const table = factTable(
      list('表', group('', fact('件', '电机'), fact('数', '1')), group('', fact('数', '2'), fact('厂', '丙'))),
    );
    expect(table.columns).toEqual(['件', '数', '厂']);
    expect(table.rows.map(({ cells }) => cells.map((cell) => cell?.value ?? null))).toEqual([
      ['电机', '1', null],
      [null, '2', '丙'],
    ]);
  });

  it('puts the names of the groups first when they have names', () => {
    const table = factTable(list('表', group('电机', fact('数', '1'))));
    expect(table.columns).toEqual(['名称', '数']);
    expect(table.rows[0]?.cells[0]?.value).toBe('电机');
  });
});

describe('factTable names', () => {
  it('share one column with a fact that repeats them in every row', () => {
    const table = factTable(
      list(
        '关键物料',
        group('交流变频电机', fact('物料', ' 交流变频电机 ', '88.118.001/MT-1'), fact('供应商', '津港机电')),
        group('滚筒组件', fact('物料', '滚筒组件'), fact('供应商', '鲁源精工')),
      ),
    );
    expect(table.columns).toEqual(['物料', '供应商']);
    expect(table.rows[0]?.cells.map((cell) => cell?.value.trim())).toEqual(['交流变频电机', '津港机电']);
    expect(table.rows[0]?.cells[0]?.leadsTo).toBe('88.118.001/MT-1');
  });

  it('come first by the fact that repeats them, whatever its position', () => {
    const table = factTable(
      list('阶段', group('生产', fact('排放量', '8.6'), fact('阶段', '生产')), group('运输', fact('阶段', '运输'))),
    );
    expect(table.columns).toEqual(['阶段', '排放量']);
    expect(table.rows.map(({ cells }) => cells.map((cell) => cell?.value ?? null))).toEqual([
      ['生产', '8.6'],
      ['运输', null],
    ]);
  });

  it('keep a column of their own when a fact repeats only some of them', () => {
    const table = factTable(list('表', group('电机', fact('物料', '电机')), group('跑带', fact('物料', '橡胶'))));
    expect(table.columns).toEqual(['名称', '物料']);
  });

  it('are left out when they only number the rows', () => {
    const table = factTable(
      list('表', group('第 1 行', fact('数', '1')), group('2', fact('数', '2')), group('', fact('数', '3'))),
    );
    expect(table.columns).toEqual(['数']);
  });
});

describe('countNote', () => {
  it('counts steps and states their order when there is a timeline', () => {
    expect(countNote(blocksOf(group('甲', fact('a', '1')), steps('乙', 12)))).toBe('共 12 条 · 按时间倒序');
  });

  it('counts rows when there are only tables, and does not count facts', () => {
    expect(countNote(blocksOf(list('表', group('', fact('a', '1')), group('', fact('a', '2')))))).toBe('共 2 条');
    expect(countNote(blocksOf(fact('a', '1')))).toBe('');
  });
});
