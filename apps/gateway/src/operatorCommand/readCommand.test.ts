import { describe, expect, it } from 'vitest';
import { readCommand, usage } from './readCommand.ts';

const read = (line: string) => readCommand(line.split(' ').filter(Boolean));

describe('readCommand', () => {
  it('reads ids and texts that begin with a hyphen', () => {
    const id = '-hT0pQ2kZ5mE8uRkQ3vW1A';
    expect(read(`prefix approve ${id} --from 0`)).toMatchObject({ name: 'approve', registration: id });
    expect(read(`lead show ${id}`)).toMatchObject({ name: 'show', id });
    expect(read(`prefix reject ${id} --from 1 --reason -请核对`)).toMatchObject({ registration: id, words: '-请核对' });
  });

  it('parses every valid command', () => {
    const subject = 'prefix';
    expect(read('prefix list')).toEqual({ subject, name: 'list', status: undefined, page: 1 });
    expect(read('prefix list --status 0 --page 2')).toEqual({
      subject,
      name: 'list',
      status: 'platformReview',
      page: 2,
    });
    for (const name of ['show', 'erase']) {
      expect(read(`prefix ${name} 88.118.001`)).toEqual({ subject, name, registration: '88.118.001' });
    }
    for (const name of ['suspend', 'restore']) {
      expect(read(`prefix ${name} 88.118.001 --reason 营业执照已注销`)).toEqual({
        subject,
        name,
        registration: '88.118.001',
        reason: '营业执照已注销',
      });
    }
    expect(read('prefix approve 88.118.001 --from 1')).toEqual({
      subject,
      name: 'approve',
      registration: '88.118.001',
      from: 'topNodeReview',
    });
    // The common flag of every refusal, and the former one for registrations.
    for (const flag of ['--reason', '--words']) {
      expect(
        read(`prefix reject abc --from 0 --field licenceImage=unclear --field website=other ${flag} 请核对`),
      ).toEqual({
        subject,
        name: 'reject',
        registration: 'abc',
        from: 'platformReview',
        fields: [
          { field: 'licenceImage', reason: 'unclear' },
          { field: 'website', reason: 'other' },
        ],
        words: '请核对',
      });
    }
    expect(read('prefix reject abc --from 1')).toEqual({
      subject,
      name: 'reject',
      registration: 'abc',
      from: 'topNodeReview',
      fields: [],
      words: '',
    });
  });

  it('parses the appointment of an administrator', () => {
    const appointed = { subject: 'prefix', name: 'admin', prefix: '88.118.001', username: 'maker' };
    expect(read('prefix admin 88.118.001 maker')).toEqual(appointed);
  });

  it('parses every valid command about leads', () => {
    const subject = 'lead';
    expect(read('lead list')).toEqual({ subject, name: 'list', kind: undefined, page: 1 });
    expect(read('lead list --kind inquiry --page 3')).toEqual({ subject, name: 'list', kind: 'inquiry', page: 3 });
    expect(read('lead list --kind contact')).toEqual({ subject, name: 'list', kind: 'contact', page: 1 });
    for (const name of ['show', 'erase']) expect(read(`lead ${name} abc`)).toEqual({ subject, name, id: 'abc' });
  });

  it('parses every valid command about orders', () => {
    const subject = 'order';
    expect(read('order list')).toEqual({ subject, name: 'list', status: undefined, flagged: false, page: 1 });
    expect(read('order list --status 1 --flagged --page 2')).toMatchObject({
      status: 'pendingReview',
      flagged: true,
      page: 2,
    });
    const code = 'LM2026051800427';
    expect(read(`order show ${code}`)).toEqual({ subject, name: 'show', code });
    expect(read(`order accept ${code}`)).toEqual({ subject, name: 'accept', code, amount: undefined });
    expect(read(`order accept ${code} --amount 1680`)).toEqual({ subject, name: 'accept', code, amount: '1680' });
    const reason = '金额不符';
    expect(read(`order reject LM8F27PF --reason ${reason}`)).toEqual({
      subject,
      name: 'reject',
      code: 'LM8F27PF',
      reason,
    });
  });

  it('parses every valid command about accounts', () => {
    const subject = 'account';
    expect(read('account show maker')).toEqual({ subject, name: 'show', account: 'maker' });
    expect(read('account close -abc')).toEqual({ subject, name: 'close', id: '-abc' });
    const limit = { subject, name: 'limit', account: 'maker', reason: '批量抓取数据' };
    expect(read('account limit maker --reason 批量抓取数据')).toEqual(limit);
    expect(read('account restore maker')).toEqual({ subject, name: 'restore', account: 'maker' });
  });

  it('parses every valid stop of a refund', () => {
    const stopped = {
      subject: 'order',
      name: 'stop-refund',
      code: 'LM8F27PF',
      transaction: '4200',
      reason: '余额不足',
    };
    expect(read('order stop-refund LM8F27PF 4200 --reason 余额不足')).toEqual({ ...stopped, checked: false });
    expect(read('order stop-refund LM8F27PF 4200 --checked --reason 余额不足')).toEqual({ ...stopped, checked: true });
  });

  it('parses every valid settlement of a payment', () => {
    const nothing = { code: undefined, amount: undefined, keptFor: undefined };
    const settled = { subject: 'order', name: 'settle', transaction: '4200', note: '流水号7' };
    expect(read('order settle 4200 --note 流水号7')).toEqual({ ...settled, ...nothing });
    expect(read('order settle LM8F27PF 4200 --amount 2800 --note 流水号7')).toEqual({
      ...settled,
      ...nothing,
      code: 'LM8F27PF',
      amount: '2800',
    });
    expect(read('order settle 4200 --kept-for LM2026051800427 --note -7')).toMatchObject({
      keptFor: 'LM2026051800427',
      note: '-7',
    });
  });

  it('parses every valid command about invoices', () => {
    const subject = 'invoice';
    const code = 'LM2026051800427';
    const invoiceNumber = '26372000000000000118';
    expect(read('invoice list')).toEqual({ subject, name: 'list', status: undefined, page: 1 });
    expect(read('invoice list --status 0 --page 2')).toEqual({ subject, name: 'list', status: 'requested', page: 2 });
    expect(read(`invoice show ${code}`)).toEqual({ subject, name: 'show', code });
    const issue = { subject, name: 'issue', code, invoiceNumber };
    expect(read(`invoice issue ${code} --number ${invoiceNumber}`)).toEqual({ ...issue, day: undefined });
    expect(read(`invoice issue ${code} --number ${invoiceNumber} --day 2026-05-18`)).toEqual({
      ...issue,
      day: '2026-05-18',
    });
    const reason = '抬头有误';
    expect(read(`invoice reverse ${invoiceNumber} --reason ${reason}`)).toEqual({
      subject,
      name: 'reverse',
      code: invoiceNumber,
      reason,
    });
  });

  it.each([
    '',
    'prefix',
    'enterprise list',
    'prefix burn 1',
    'prefix show 1 2',
    'prefix list --colour red',
    'prefix list --kind contact',
    'lead',
    'lead burn 1',
    'lead erase 1 2',
    'lead erase 1 --kind contact',
    'lead list 1',
    'lead show 1 2',
    'lead show 1 --page 2',
    'lead list --status 0',
    'prefix list --flagged',
    'prefix show 1 --reason x',
    'prefix approve 1 --from 0 --words x',
    'account',
    'account list',
    'account erase 1',
    'account show 1 2',
    'account close 1 --reason x',
    'account restore 1 --reason x',
    'account limit 1 2 --reason x',
    'account limit 1 --reason x --note x',
    'prefix show 1 --from 0',
    'prefix suspend 1 --reason x --from 2',
    'prefix list --from 0',
    'prefix admin 1 2 3',
    'prefix admin 1 2 --reason x',
    'order accept 1 --from 0',
    'prefix list --reason x',
    'order',
    'order erase 1',
    'order list 1',
    'order list --kind contact',
    'order show 1 2',
    'order show 1 --status 0',
    'order list --number 1',
    'order accept 1 --reason x',
    'order list --amount 1',
    'order show 1 --amount 1',
    'order reject 1 --amount 1',
    'order settle 1 2 3 --note x',
    'order settle 1 2 --note x --checked',
    'order stop-refund 1 2 3 --reason x',
    'order stop-refund 1 2 --reason x --note x',
    'order show 1 --checked',
    'prefix list --checked',
    'order settle 1 --reason x',
    'order settle 1 --note x --flagged',
    'order accept 1 --note x',
    'order list --kept-for 1',
    'prefix show 1 --note x',
    'prefix show 1 --kept-for 1',
    'lead show 1 --note x',
    'invoice show 1 --kept-for 1',
    'prefix show 1 --amount 1',
    'lead show 1 --amount 1',
    'invoice show 1 --amount 1',
    'prefix show 1 --day 2026-05-18',
    'invoice',
    'invoice erase 1',
    'invoice list 1',
    'invoice list --reason x',
    'invoice list --flagged',
    'invoice show 1 2',
    'invoice show 1 --page 2',
    'invoice show 1 --number 1',
    'invoice issue 1 --reason x',
    'invoice reverse 1 --day 2026-05-18',
  ])('says how it is used when the words are %j', (line) => {
    expect(() => read(line)).toThrow(usage);
  });

  it.each([
    ['prefix list --status 7', '状态“7”无效'],
    ['prefix list --page 0', '页“0”无效'],
    ['prefix show', '请填写申请编号或前缀'],
    ['lead list --kind all', '类别“all”无效'],
    ['lead list --page x', '页“x”无效'],
    ['lead show', '请填写编号'],
    ['lead erase', '请填写编号'],
    ['order list --status 5', '状态“5”无效，应为 0、1、2、3 或 4'],
    ['order accept', '请填写订单号或汇款识别码'],
    ['order accept LM8F27PF --amount 1,680', '金额“1,680”无效'],
    ['order reject LM8F27PF', '请填写驳回原因'],
    ['order settle --note x', '请填写交易号'],
    ['order settle 4200', '请填写处理说明'],
    ['order stop-refund LM8F27PF --reason x', '请填写订单号和交易号'],
    ['order stop-refund LM8F27PF 4200', '请填写停止原路退款的原因'],
    ['order settle 4200 --note x --amount 2,800', '金额“2,800”无效'],
    [`order settle 4200 --note ${'退'.repeat(301)}`, '处理说明不能超过300字'],
    ['invoice list --status 3', '状态“3”无效，应为 0、1 或 2'],
    ['invoice show', '请填写订单号或发票号码'],
    ['invoice issue LM2026051800427', '请填写20位数字的发票号码'],
    ['invoice issue LM2026051800427 --number 26372000000000000118 --day 2026-02-30', '请填写开票日期'],
    ['invoice reverse LM2026051800427', '请填写冲红原因'],
    ['account show', '请填写用户名或手机号'],
    ['account close', '请填写编号'],
    ['account limit', '请填写用户名或手机号，例如：account limit maker'],
    ['account limit maker', '请填写原因'],
    [`account limit maker --reason ${'限'.repeat(301)}`, '原因不能超过300字'],
    ['account restore', '请填写用户名或手机号，例如：account restore maker'],
    ['prefix suspend 88.118.001', '请填写原因'],
    ['prefix restore', '请填写申请编号或前缀'],
    ['prefix admin', '请填写企业前缀和新管理员的用户名'],
    ['prefix admin 88.118.001', '请填写企业前缀和新管理员的用户名'],
    ['prefix approve abc', '请先查看申请：prefix show abc'],
    ['prefix reject abc --reason x', '请先查看申请：prefix show abc'],
    ['prefix approve abc --from 7', '状态“7”无效'],
    ['prefix reject abc --from 0 --field licenceImage', '“licenceImage”无效'],
    ['prefix reject abc --from 0 --field agreement=other', '“agreement=other”无效'],
  ])('says what is wrong when the words are %j', (line, sentence) => {
    expect(() => read(line)).toThrow(sentence);
  });
});
