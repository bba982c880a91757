import { parseArgs } from 'node:util';
import { invoiceStatusCodes, orderStatusCodes, reviewStatusCodes } from '@lima-id/api';
import {
  accountLimitReason,
  type InvoiceStatus,
  invoiceDay,
  invoiceNumber,
  invoiceReason,
  invoiceStatuses,
  type LeadKind,
  leadKind,
  type OrderStatus,
  orderRejection,
  orderStatuses,
  prefixMessages,
  type RejectedField,
  type ReviewStatus,
  readYuan,
  refundStopReason,
  registrationField,
  rejectedField,
  rejectionReasons,
  reviewStatuses,
  settlementNote,
  suspensionReason,
} from '@lima-id/domain';
import type * as z from 'zod/mini';
import { CommandFailure } from './commandFailure.ts';

/** Commands on registrations. `registration` is a registration's number or its prefix. */
export type PrefixCommand =
  | { subject: 'prefix'; name: 'list'; status: ReviewStatus | undefined; page: number }
  | { subject: 'prefix'; name: 'show'; registration: string }
  | { subject: 'prefix'; name: 'erase'; registration: string }
  /** `from` is the status that `show` printed. */
  | { subject: 'prefix'; name: 'approve'; registration: string; from: ReviewStatus }
  | {
      subject: 'prefix';
      name: 'reject';
      registration: string;
      from: ReviewStatus;
      fields: RejectedField[];
      words: string;
    }
  | { subject: 'prefix'; name: 'suspend'; registration: string; reason: string }
  | { subject: 'prefix'; name: 'restore'; registration: string; reason: string }
  | { subject: 'prefix'; name: 'admin'; prefix: string; username: string };

/** Commands on contact requests and inquiries. */
export type LeadCommand =
  | { subject: 'lead'; name: 'list'; kind: LeadKind | undefined; page: number }
  | { subject: 'lead'; name: 'show' | 'erase'; id: string };

/** Settles a payment by its transaction id. `code` is as of the other commands; undefined for a payment of no known order. */
export interface SettleCommand {
  subject: 'order';
  name: 'settle';
  code: string | undefined;
  transaction: string;
  /** What was repaid; undefined for nothing. */
  amount: string | undefined;
  /** Code of the order that the rest is kept for. */
  keptFor: string | undefined;
  note: string;
}

/** Stops the refund of an order's payment by its transaction id. `code` is as of the other commands. */
export interface StopRefundCommand {
  subject: 'order';
  name: 'stop-refund';
  code: string;
  transaction: string;
  reason: string;
  /** Whether the operator found no refund in progress in the provider's console. */
  checked: boolean;
}

/** Commands on orders. `code` is an order's code or its remittance code. */
export type OrderCommand =
  | { subject: 'order'; name: 'list'; status: OrderStatus | undefined; flagged: boolean; page: number }
  | { subject: 'order'; name: 'show'; code: string }
  | { subject: 'order'; name: 'accept'; code: string; amount: string | undefined }
  | { subject: 'order'; name: 'reject'; code: string; reason: string }
  | StopRefundCommand
  | SettleCommand;

/** Commands on invoices. `code` is an order's code or an invoice's number; the day defaults to today. */
export type InvoiceCommand =
  | { subject: 'invoice'; name: 'list'; status: InvoiceStatus | undefined; page: number }
  | { subject: 'invoice'; name: 'show'; code: string }
  | { subject: 'invoice'; name: 'issue'; code: string; invoiceNumber: string; day: string | undefined }
  | { subject: 'invoice'; name: 'reverse'; code: string; reason: string };

/** Commands on accounts. `account` is a user name or a mobile number. */
export type AccountCommand =
  | { subject: 'account'; name: 'show' | 'restore'; account: string }
  | { subject: 'account'; name: 'limit'; account: string; reason: string }
  | { subject: 'account'; name: 'close'; id: string };

/** A parsed command. */
export type Command = AccountCommand | PrefixCommand | LeadCommand | OrderCommand | InvoiceCommand;

function listed(entries: Readonly<Record<string, string>>): string {
  return Object.entries(entries)
    .map(([code, words]) => `    ${code.padEnd(20)} ${words}`)
    .join('\n');
}

function named<Word extends string>(
  codes: Readonly<Record<Word, number>>,
  names: Readonly<Record<Word, string>>,
): string {
  return (Object.keys(codes) as Word[]).map((word) => `${codes[word]} ${names[word]}`).join('，');
}

/** Usage text. */
export const usage = `用法：npm run operator -- <prefix、lead、order、invoice 或 account> <命令> [参数]

  prefix list [--status 状态] [--page 页]        列出申请，等待最久的在前
  prefix show <编号或前缀>                        查看一件申请（会记录本次查看）
  prefix approve <编号或前缀> --from 状态         通过当前一级审核；须先查看过最新提交的内容，状态为查看时所见
  prefix reject <编号或前缀> --from 状态 [--field 字段=原因]… [--reason 说明]
                                                 驳回，标记需要修改的内容并说明原因；须先查看过最新提交的内容
  prefix suspend <编号或前缀> --reason 原因       停用前缀，原因会告诉企业；其标识不再解析，企业不能管理标识数据
  prefix restore <编号或前缀> --reason 原因       恢复停用的前缀
  prefix admin <前缀> <用户名>                    为没有管理员的企业指定管理员，例如恢复前缀后原管理员的账号已注销
  prefix erase <编号或前缀>                       删除申请中的个人信息，审核经过保留
  lead list [--kind contact|inquiry] [--page 页]  列出联系需求与询价，新的在前（会记录本次查看）
  lead show <编号>                                查看一条及其查看记录（会记录本次查看）
  lead erase <编号>                               按本人要求删除一条中的个人信息与咨询内容（会记录本次删除）
  order list [--status 状态] [--flagged] [--page 页]
                                                 列出订单，等待最久的在前；--flagged 只列有异常到账的，并列出找不到订单的款项
  order show <订单号或汇款识别码>                 查看一个订单（会记录本次查看）
  order accept <订单号或汇款识别码> [--amount 实际到账金额]
                                                 确认已到账，订单完成；须先查看过最新的付款信息，付款金额与应付金额不一致时须填写到账金额
  order reject <订单号或汇款识别码> --reason 原因 驳回付款信息，原因会告诉买方；须先查看过最新的付款信息
  order stop-refund <订单号或汇款识别码> <交易号> --reason 原因 [--checked]
                                                 停止长时间没有结果的原路退款，之后未退回的由人工退还；--checked 表示已在服务商后台核对，没有处理中的退款
  order settle [订单号或汇款识别码] <交易号> --note 处理说明 [--amount 退款金额] [--kept-for 订单号]
                                                 登记一笔异常到账的人工处理结果：退还了多少，余款用于哪个订单；不明到账只写交易号
  invoice list [--status 状态] [--page 页]        列出发票，等待最久的在前
  invoice show <订单号或发票号码>                 查看一张发票（会记录本次查看）
  invoice issue <订单号> --number 发票号码 [--day 开票日期]
                                                 登记已开具，日期默认今天，格式如 2026-05-18
  invoice reverse <订单号或发票号码> --reason 原因
                                                 登记已冲红，原因会告诉买方
  account show <用户名或手机号>                    查看一个账号及其编号（仅平台管理员）
  account limit <用户名或手机号> --reason 原因     限制账号（仅平台管理员）：结束其登录，恢复前不能再登录，登录时会看到原因
  account restore <用户名或手机号>                 恢复受限制的账号（仅平台管理员）
  account close <编号>                            注销账号（仅平台管理员），不能撤销；用户名与手机号可重新注册

  申请状态：${named(reviewStatusCodes, reviewStatuses)}
  订单状态：${named(orderStatusCodes, orderStatuses)}
  发票状态：${named(invoiceStatusCodes, invoiceStatuses)}
  字段：
${listed(prefixMessages.label)}
  原因：
${listed(rejectionReasons)}

环境变量：LIMA_ADDRESS（网关地址，默认 http://localhost:8080）、CLIENT_CREDENTIAL（须与网关相同，默认 lima-portal:public）、
LIMA_OPERATOR（用户名）、LIMA_PASSWORD（密码）；用户名与密码未设置时在终端中询问。`;

/** Translates the wire number of a status, as typed, to its word. */
function readStatus<Word extends string>(
  codes: Readonly<Record<Word, number>>,
  allowed: string,
  text: string | undefined,
): Word | undefined {
  if (text === undefined) return undefined;
  const word = (Object.keys(codes) as Word[]).find((one) => codes[one] === Number(text));
  if (word === undefined || text.trim() === '') throw new CommandFailure(`状态“${text}”无效，应为 ${allowed}。`);
  return word;
}

function readPage(text: string | undefined): number {
  const page = Number(text ?? 1);
  if (!Number.isInteger(page) || page < 1) throw new CommandFailure(`页“${text}”无效，应为从 1 开始的整数。`);
  return page;
}

function readField(text: string): RejectedField {
  const [field, reason] = text.split('=');
  const read = rejectedField.safeParse({ field, reason });
  if (read.success) return read.data;
  const names = registrationField.options.join('、');
  throw new CommandFailure(
    `“${text}”无效，应为 字段=原因，例如 licenceImage=unclear。字段：${names}；原因：${Object.keys(rejectionReasons).join('、')}。`,
  );
}

type Values = ReturnType<typeof parse>['values'];

function readReviewStatus(text: string | undefined): ReviewStatus | undefined {
  return readStatus(reviewStatusCodes, '0、1、2、3、4 或 -2', text);
}

function readAppointing(values: Values, words: readonly string[]): PrefixCommand {
  const [prefix, username, ...rest] = words;
  if (rest.length > 0 || Object.keys(values).length > 0) throw new CommandFailure(usage);
  if (prefix === undefined || username === undefined) {
    throw new CommandFailure('请填写企业前缀和新管理员的用户名，例如：prefix admin 88.118.001 zhangwei');
  }
  return { subject: 'prefix', name: 'admin', prefix, username };
}

function readPrefixCommand(values: Values, words: readonly string[]): PrefixCommand {
  if (words[0] === 'admin') return readAppointing(values, words.slice(1));
  const [name, registration, ...rest] = words;
  const {
    kind,
    flagged,
    checked,
    number,
    day,
    amount,
    note,
    'kept-for': keptFor,
    from,
    reason = values.words,
  } = values;
  const isOfOthers = [kind, flagged, checked, number, day, amount, note, keptFor].some((value) => value !== undefined);
  const decides = name === 'approve' || name === 'reject';
  const suspends = name === 'suspend' || name === 'restore';
  const isMisplaced = (name !== 'reject' && !suspends && reason !== undefined) || (!decides && from !== undefined);
  if (rest.length > 0 || isOfOthers || isMisplaced) throw new CommandFailure(usage);
  if (name === 'list') {
    const status = readReviewStatus(values.status);
    return { subject: 'prefix', name, status, page: readPage(values.page) };
  }
  if (name !== 'show' && name !== 'erase' && !decides && !suspends) throw new CommandFailure(usage);
  if (registration === undefined) throw new CommandFailure(`请填写申请编号或前缀，例如：prefix ${name} 88.118.001`);
  if (suspends) return { subject: 'prefix', name, registration, reason: readOption(suspensionReason, reason) };
  if (!decides) return { subject: 'prefix', name, registration };
  const seen = readReviewStatus(from);
  if (seen === undefined) {
    throw new CommandFailure(
      `请先查看申请：prefix show ${registration}，再以它末尾所示的命令通过或驳回，其中 --from 是您看到的状态。`,
    );
  }
  if (name === 'approve') return { subject: 'prefix', name, registration, from: seen };
  const fields = (values.field ?? []).map(readField);
  return { subject: 'prefix', name, registration, from: seen, fields, words: reason ?? '' };
}

function readKind(text: string | undefined): LeadKind | undefined {
  if (text === undefined) return undefined;
  const read = leadKind.safeParse(text);
  if (!read.success) throw new CommandFailure(`类别“${text}”无效，应为 contact（联系需求）或 inquiry（询价）。`);
  return read.data;
}

function readLeadCommand({ kind, page, ...others }: Values, words: readonly string[]): LeadCommand {
  const [name, id, ...rest] = words;
  if (rest.length > 0 || Object.keys(others).length > 0) throw new CommandFailure(usage);
  if (name === 'list' && id === undefined) return { subject: 'lead', name, kind: readKind(kind), page: readPage(page) };
  if ((name !== 'show' && name !== 'erase') || kind !== undefined || page !== undefined)
    throw new CommandFailure(usage);
  if (id === undefined) throw new CommandFailure('请填写编号，编号见 lead list 每条的末尾。');
  return { subject: 'lead', name, id };
}

/** Validates an option; throws a CommandFailure with the rule's own message. */
function readOption(schema: z.ZodMiniType<string>, text: string | undefined): string {
  const read = schema.safeParse(text);
  if (!read.success) throw new CommandFailure(read.error.issues[0]?.message ?? usage);
  return read.data;
}

function readAmount(text: string | undefined): string | undefined {
  if (text === undefined || readYuan(text) !== null) return text;
  throw new CommandFailure(`金额“${text}”无效，应为最多两位小数的元，例如 1680.00。`);
}

function readSettleCommand(values: Values, words: readonly string[]): SettleCommand {
  const { note, amount, 'kept-for': keptFor, ...others } = values;
  const [first, second, ...rest] = words;
  if (rest.length > 0 || Object.keys(others).length > 0) throw new CommandFailure(usage);
  if (first === undefined)
    throw new CommandFailure('请填写交易号，交易号见 order show 的“在线到账”，或 order list --flagged。');
  return {
    subject: 'order',
    name: 'settle',
    code: second === undefined ? undefined : first,
    transaction: second ?? first,
    amount: readAmount(amount),
    keptFor,
    note: readOption(settlementNote, note),
  };
}

function readStopRefundCommand(values: Values, words: readonly string[]): StopRefundCommand {
  const { reason, checked = false, ...others } = values;
  const [code, transaction, ...rest] = words;
  if (rest.length > 0 || Object.keys(others).length > 0) throw new CommandFailure(usage);
  if (code === undefined || transaction === undefined) {
    throw new CommandFailure('请填写订单号和交易号，交易号见 order show 的“在线到账”。');
  }
  const read = readOption(refundStopReason, reason);
  return { subject: 'order', name: 'stop-refund', code, transaction, reason: read, checked };
}

function readOrderCommand(values: Values, words: readonly string[]): OrderCommand {
  if (words[0] === 'stop-refund') return readStopRefundCommand(values, words.slice(1));
  if (words[0] === 'settle') return readSettleCommand(values, words.slice(1));
  const { status, flagged, page, reason, amount, ...others } = values;
  const [name, code, ...rest] = words;
  if (rest.length > 0 || Object.keys(others).length > 0) throw new CommandFailure(usage);
  if (name === 'list' && code === undefined && reason === undefined && amount === undefined) {
    const read = readStatus(orderStatusCodes, '0、1、2、3 或 4', status);
    return { subject: 'order', name, status: read, flagged: flagged ?? false, page: readPage(page) };
  }
  const isOfList = [status, flagged, page].some((value) => value !== undefined);
  if (isOfList || (name !== 'show' && name !== 'accept' && name !== 'reject')) throw new CommandFailure(usage);
  if (code === undefined) throw new CommandFailure(`请填写订单号或汇款识别码，例如：order ${name} LM2026051800427`);
  const isMisplaced = (name !== 'accept' && amount !== undefined) || (name !== 'reject' && reason !== undefined);
  if (isMisplaced) throw new CommandFailure(usage);
  if (name === 'accept') return { subject: 'order', name, code, amount: readAmount(amount) };
  if (name === 'show') return { subject: 'order', name, code };
  return { subject: 'order', name, code, reason: readOption(orderRejection, reason) };
}

function readInvoiceCommand(values: Values, words: readonly string[]): InvoiceCommand {
  const { status, page, number, day, reason, ...others } = values;
  const [name, code, ...rest] = words;
  const isOf = (...options: (string | undefined)[]) => options.some((value) => value !== undefined);
  if (rest.length > 0 || Object.keys(others).length > 0) throw new CommandFailure(usage);
  if (name === 'list' && code === undefined && !isOf(number, day, reason)) {
    return {
      subject: 'invoice',
      name,
      status: readStatus(invoiceStatusCodes, '0、1 或 2', status),
      page: readPage(page),
    };
  }
  if (isOf(status, page) || (name !== 'show' && name !== 'issue' && name !== 'reverse'))
    throw new CommandFailure(usage);
  if ((name !== 'issue' && isOf(number, day)) || (name !== 'reverse' && isOf(reason))) throw new CommandFailure(usage);
  if (code === undefined) throw new CommandFailure(`请填写订单号或发票号码，例如：invoice ${name} LM2026051800427`);
  if (name === 'show') return { subject: 'invoice', name, code };
  if (name === 'reverse') return { subject: 'invoice', name, code, reason: readOption(invoiceReason, reason) };
  const issuedOn = day === undefined ? undefined : readOption(invoiceDay, day);
  return { subject: 'invoice', name, code, invoiceNumber: readOption(invoiceNumber, number), day: issuedOn };
}

function readAccountCommand(values: Values, words: readonly string[]): AccountCommand {
  const [name, account, ...rest] = words;
  const { reason, ...others } = values;
  if (rest.length > 0 || Object.keys(others).length > 0) throw new CommandFailure(usage);
  if (name !== 'show' && name !== 'limit' && name !== 'restore' && name !== 'close') throw new CommandFailure(usage);
  if (name !== 'limit' && reason !== undefined) throw new CommandFailure(usage);
  if (account === undefined) {
    throw new CommandFailure(
      name === 'close' ? '请填写编号，编号见 account show。' : `请填写用户名或手机号，例如：account ${name} maker`,
    );
  }
  if (name === 'close') return { subject: 'account', name, id: account };
  if (name === 'limit') return { subject: 'account', name, account, reason: readOption(accountLimitReason, reason) };
  return { subject: 'account', name, account };
}

/** Parses command line arguments, without node's own. Throws a CommandFailure that says what is wrong. */
export function readCommand(words: readonly string[]): Command {
  const { values, positionals } = parse(words);
  const [subject, ...rest] = positionals;
  if (subject === 'prefix') return readPrefixCommand(values, rest);
  if (subject === 'account') return readAccountCommand(values, rest);
  if (subject === 'lead') return readLeadCommand(values, rest);
  if (subject === 'order') return readOrderCommand(values, rest);
  if (subject === 'invoice') return readInvoiceCommand(values, rest);
  throw new CommandFailure(usage);
}

/** Stands before a word that begins with one hyphen: an id may, and there are no short options. No argument of a process contains it. */
const shield = '\0';
const shielded = (word: string) => (/^-[^-]/.test(word) ? `${shield}${word}` : word);
const bare = <Value>(value: Value) => (typeof value === 'string' ? value.replace(shield, '') : value);

function parse(words: readonly string[]) {
  const { values, positionals } = parseWords(words.map(shielded));
  const given = Object.entries(values).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(bare) : bare(value),
  ]);
  return { values: Object.fromEntries(given) as typeof values, positionals: positionals.map(bare) };
}

function parseWords(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        kind: { type: 'string' },
        status: { type: 'string' },
        page: { type: 'string' },
        field: { type: 'string', multiple: true },
        // Former name of `--reason` for registrations.
        words: { type: 'string' },
        from: { type: 'string' },
        flagged: { type: 'boolean' },
        checked: { type: 'boolean' },
        reason: { type: 'string' },
        number: { type: 'string' },
        day: { type: 'string' },
        amount: { type: 'string' },
        note: { type: 'string' },
        'kept-for': { type: 'string' },
      },
    });
  } catch (error) {
    throw new CommandFailure(`${error instanceof Error ? error.message : ''}\n\n${usage}`, { cause: error });
  }
}
