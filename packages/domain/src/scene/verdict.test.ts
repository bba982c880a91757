import { describe, expect, it } from 'vitest';
import type { Element } from '../identifier/element.ts';
import type { ObjectElement, StringElement } from '../identifier/elementParts.ts';
import { hasLabel, hasSceneData } from './sceneData.ts';
import { judgeAntiCounterfeit, judgeRecall, recallTimeLabel } from './verdict.ts';

const fact = (label: string, value = ''): StringElement => ({
  dataId: label,
  dataType: 'String',
  label,
  value,
  trace: false,
  traceIdentifier: '',
});
const group = (label: string, ...value: StringElement[]): ObjectElement => ({
  dataId: label,
  dataType: 'Object',
  label,
  value,
});
const table = (label: string, ...value: ObjectElement[]): Element => ({
  dataId: label,
  dataType: 'Array',
  label,
  value,
});
const step = { time: '2026-10-09', title: '召回时间', place: '', text: '', trace: false, traceIdentifier: '' };
const life = (label: string, count: number): Element => ({
  dataId: label,
  dataType: 'TraceDetails',
  label,
  value: Array.from({ length: count }, () => step),
});
const verify: Element = { dataId: 'v', dataType: 'isVerify', label: '手机验证', value: '请验证手机号' };

const recalled = { recalled: true, message: '该产品在企业召回名单中，请联系售后' };
const notRecalled = { recalled: false, message: '该产品不在召回名单中，如有疑问请联系售后' };

describe('judgeRecall', () => {
  it.each<[string, Element[]]>([
    ['a fact', [fact('召回编号', '1'), fact('召回时间', '2026-04-02')]],
    ['a fact without a value', [fact('召回时间')]],
    ['a fact with spaces around its label', [fact(' 召回时间 ', '2026-04-02')]],
    ['a fact of a group', [group('召回公告', fact('公告编号'), fact('召回时间'))]],
    ['a fact of a row', [table('召回记录', group('第1行'), group('第2行', fact('召回时间')))]],
    ['a group', [group('召回时间')]],
    ['a row', [table('召回记录', group('召回时间'))]],
    ['a table', [table('召回时间')]],
    ['a life', [life('召回时间', 0)]],
  ])('says recalled when the label stands at %s', (_, elements) => {
    expect(judgeRecall(elements)).toEqual(recalled);
  });

  it.each<[string, Element[]]>([
    ['there is nothing', []],
    ['a value is the label', [fact('说明', '召回时间'), verify]],
    ['a step is titled like it', [life('生命周期', 1)]],
    ['a label only holds it', [fact('召回时间段', '2026')]],
    ['other labels speak of recalls', [fact('是否召回', '是'), group('召回公告', fact('发布日期'))]],
  ])('says not recalled when %s', (_, elements) => {
    expect(judgeRecall(elements)).toEqual(notRecalled);
  });

  it('looks for the label of the product when it looks', () => {
    expect(recallTimeLabel).toBe('召回时间');
    expect(hasLabel([fact('甲'), group('乙', fact('丙'))], '丙')).toBe(true);
    expect(hasLabel([fact('甲'), group('乙', fact('丙'))], '丁')).toBe(false);
  });
});

describe('judgeAntiCounterfeit', () => {
  it.each<[string, Element[]]>([
    ['a fact', [fact('产品名称'), fact('生产企业', '泰岳')]],
    ['a fact of a group', [group('防伪信息', fact('生产企业', '泰岳'))]],
    ['a fact of a row', [table('核验', group('一', fact('次数', '3')))]],
    ['a step', [life('核验记录', 1)]],
  ])('knows the object when %s has content', (_, elements) => {
    expect(judgeAntiCounterfeit(elements)).toEqual({ ok: true });
    expect(hasSceneData(elements)).toBe(true);
  });

  it.each<[string, Element[]]>([
    ['there is nothing', []],
    ['facts have no text', [fact('产品名称', ' '), group('防伪信息', fact('生产企业')), table('核验', group('一'))]],
    ['a life has no step', [life('核验记录', 0)]],
    ['a phone has to be verified first', [verify]],
  ])('does not know the object when %s', (_, elements) => {
    expect(judgeAntiCounterfeit(elements)).toEqual({
      ok: false,
      reason: 'none',
      message: '未查询到您的产品标识编码',
    });
    expect(hasSceneData(elements)).toBe(false);
  });
});
