import { parseArgs } from 'node:util';
import {
  prefixMessages,
  type RejectedField,
  type ReviewStatus,
  registrationField,
  rejectedField,
  rejectionReasons,
  reviewStatus,
  reviewStatuses,
} from '@lima-id/domain';
import { CommandFailure } from './commandFailure.ts';

/** What the operator wants. `registration` is a registration's number or its prefix. */
export type Command =
  | { name: 'list'; status: ReviewStatus | undefined; page: number }
  | { name: 'show' | 'approve' | 'erase'; registration: string }
  | { name: 'reject'; registration: string; fields: RejectedField[]; words: string };

function listed(entries: Readonly<Record<string, string>>): string {
  return Object.entries(entries)
    .map(([code, words]) => `    ${code.padEnd(20)} ${words}`)
    .join('\n');
}

/** How the command is used. */
export const usage = `用法：npm run operator -- prefix <命令> [参数]

  prefix list [--status 状态] [--page 页]        列出申请，等待最久的在前
  prefix show <编号或前缀>                        查看一件申请（会记录本次查看）
  prefix approve <编号或前缀>                     通过当前一级审核
  prefix reject <编号或前缀> [--field 字段=原因]… [--words 说明]
                                                 驳回，标记需要修改的内容并说明原因
  prefix erase <编号或前缀>                       删除申请中的个人信息，审核经过保留

  状态：${Object.entries(reviewStatuses)
    .map(([code, words]) => `${code} ${words}`)
    .join('，')}
  字段：
${listed(prefixMessages.label)}
  原因：
${listed(rejectionReasons)}

环境变量：LIMA_ADDRESS（默认 http://localhost:8080）、LIMA_OPERATOR（用户名）、LIMA_PASSWORD（密码）；未设置时在终端中询问。`;

function readStatus(text: string | undefined): ReviewStatus | undefined {
  if (text === undefined) return undefined;
  const read = reviewStatus.safeParse(Number(text));
  if (!read.success || text.trim() === '') throw new CommandFailure(`状态“${text}”无效，应为 0、1、2、3 或 -2。`);
  return read.data;
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

/** Reads the words of the command line, without those of node itself. Throws a CommandFailure that says what is wrong. */
export function readCommand(words: readonly string[]): Command {
  const { values, positionals } = parse(words);
  const [subject, name, registration, ...rest] = positionals;
  if (subject !== 'prefix' || rest.length > 0) throw new CommandFailure(usage);
  if (name === 'list') return { name, status: readStatus(values.status), page: readPage(values.page) };
  if (name !== 'show' && name !== 'approve' && name !== 'reject' && name !== 'erase') throw new CommandFailure(usage);
  if (registration === undefined) throw new CommandFailure(`请填写申请编号或前缀，例如：prefix ${name} 88.118.001`);
  if (name !== 'reject') return { name, registration };
  return { name, registration, fields: (values.field ?? []).map(readField), words: values.words ?? '' };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        status: { type: 'string' },
        page: { type: 'string' },
        field: { type: 'string', multiple: true },
        words: { type: 'string' },
      },
    });
  } catch (error) {
    throw new CommandFailure(`${error instanceof Error ? error.message : ''}\n\n${usage}`, { cause: error });
  }
}
