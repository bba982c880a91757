import { readFileSync } from 'node:fs';
import { agentSalesTeamOver } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { checkFile, checkFolder } from './checkContent.ts';
import { ecologySubject } from './ecologySubject.ts';

const drawings = new Set(['chain', 'partner-blocks', 'shop']);
const name = '01-partners.md';
const whole = readFileSync(new URL(`../../../../apps/portal/content/ecology/${name}`, import.meta.url), 'utf8');

function problemsOf(text: string): string[] {
  return checkFile(ecologySubject, { name, text }, drawings)
    .problems.map(({ field, says }) => `${field}: ${says}`)
    .toSorted();
}

describe('the file of the cooperation', () => {
  it('becomes the page when it is valid', () => {
    const { item, problems } = checkFile(ecologySubject, { name, text: whole }, drawings);
    expect(problems).toEqual([]);
    expect(item).toMatchObject({
      id: 1,
      title: '一起把一条产业链，编进同一套码里',
      picture: 'chain',
      advantages: { title: '伙伴带来场景，平台提供底座' },
      types: {
        title: '两类合作，六种身份',
        technology: { picture: 'partner-blocks' },
        channel: { picture: 'shop' },
      },
      thresholds: { title: '先看看是否符合' },
    });
    expect(item?.advantages.items.map(({ sign }) => sign)).toEqual(['product', 'grid', 'interface', 'partner']);
    expect(item?.types.channel.identities[2]).toEqual({
      name: '区域独家代理',
      gain: '独家保护',
      text: '地级市独家授权，联合市场投入',
    });
    expect(item?.rights.items[0]).toMatchObject({ title: '技术支持', glyph: 'cap-cloud' });
    expect(item?.steps.items[0]).toEqual({ title: '提交申请', duration: '约5分钟', text: '填写企业与能力信息' });
  });

  it('replaces the size of a sales team by the limit when the content names it', () => {
    const { item } = checkFile(ecologySubject, { name, text: whole }, drawings);
    const team = item?.thresholds.items.find((one) => one.name === '团队规模');
    expect(team?.channel).toBe(`销售团队超过${agentSalesTeamOver}人`);
  });

  it.each([
    [
      'a limit is unknown',
      whole.replace('{{agentSalesTeamOver}}', '{{agents}}'),
      [`line ${whole.slice(0, whole.indexOf('{{')).split('\n').length}, agents: there is no limit named agents`],
    ],
    [
      'a section has no name of its own',
      whole.replace('## 生态优势：伙伴带来场景，平台提供底座', '## 生态优势'),
      ['生态优势, name: is missing'],
    ],
    ['an advantage has no sign', whole.replace('![](grid)\n', ''), ['生态优势, point 2, drawing: is missing']],
    [
      'an advantage has a sign that is none',
      whole.replace('![](product)', '![](factory)'),
      ['生态优势, point 1, drawing: must be one of product, grid, interface, partner, not "factory"'],
    ],
    ['a right is missing', whole.replace(/### 培训认证[^#]*/, ''), ['专属权益: must have at least 4, not 3']],
    [
      'a type is missing',
      whole.replace(/## 渠道代理商[\s\S]*?(?=## 专属权益)/, ''),
      ['渠道代理商, text: is missing', '渠道代理商: is missing'],
    ],
    ['an identity has no gain', whole.replace('：标准返点', ''), ['渠道代理商, point 1, gain: is missing']],
    [
      'an identity has no text',
      whole.replace('咨询、实施与集成，按项目交付', ''),
      ['技术服务商, point 3, text: is missing'],
    ],
    ['a type has no drawing', whole.replace('  渠道代理商: shop\n', ''), ['types, 渠道代理商: is missing']],
    [
      'the drawing of a type is unknown',
      whole.replace('商: shop', '商: castle'),
      ['types, 渠道代理商: there is no drawing named castle'],
    ],
    [
      'there is a third type',
      whole.replace('  渠道代理商: shop', '  渠道代理商: shop\n  经销商: shop'),
      ['types, 经销商: is none of 技术服务商, 渠道代理商'],
    ],
    [
      'a condition forgets a kind',
      whole.replace('渠道代理商：依法注册，一般纳税人\n', ''),
      ['入驻门槛, point 1, 渠道代理商: is missing'],
    ],
    [
      'a condition is for nobody',
      whole.replace('渠道代理商：依法注册，一般纳税人', '依法注册，一般纳税人'),
      [
        '入驻门槛, point 1, 渠道代理商: is missing',
        '入驻门槛, point 1: a paragraph begins with 技术服务商： or 渠道代理商：, not with 依法注册，一般纳税人',
      ],
    ],
    ['a step has no duration', whole.replace('：约5分钟', ''), ['合作流程, point 1, duration: is missing']],
    [
      'there is a section too many',
      `${whole}\n## 常见问题\n`,
      ['## 常见问题: is none of the sections 生态优势, 合作类型, 专属权益, 入驻门槛, 合作流程, 技术服务商, 渠道代理商'],
    ],
    [
      'there are two paragraphs below the title',
      whole.replace('## 生态优势', '还有一段。\n\n## 生态优势'),
      ['summary: there is one paragraph below the title, not more'],
    ],
  ])('is refused with the field and the reason when %s', (_case, text, problems) => {
    expect(text).not.toBe(whole);
    expect(problemsOf(text)).toEqual(problems);
  });
});

describe('the folder of the cooperation', () => {
  it('contains exactly one file, and is refused otherwise', () => {
    const file = { name, text: whole };
    const other = { name: '02-others.md', text: whole.replace('id: 1', 'id: 2') };
    expect(checkFolder(ecologySubject, [file], drawings).problems).toEqual([]);
    for (const files of [[], [file, other]])
      expect(checkFolder(ecologySubject, files, drawings).problems).toEqual([
        { file: '.', field: 'files', says: `the page shows one file, and the folder holds ${files.length}` },
      ]);
  });
});
