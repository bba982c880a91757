import { escapeHtml } from '../http/escapeHtml.ts';
import type { OutboxMail } from '../mail/mailOutbox.ts';
import type { OutboxMessage } from './smsPort.ts';

/** Content of the page: messages and mails, filtered by recipient if requested. */
export interface OutboxContent {
  messages: readonly OutboxMessage[];
  mails: readonly OutboxMail[];
  phone: string;
  email: string;
}

function row(sentAt: string, texts: string[]): string {
  const cells = texts.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('');
  return `<tr><td><time>${escapeHtml(sentAt)}</time></td>${cells}</tr>`;
}

function table(caption: string, headings: string[], rows: string[], none: string): string {
  if (rows.length === 0) return `<p>${none}</p>`;
  const heads = ['发送时间', ...headings].map((text) => `<th scope="col">${text}</th>`).join('');
  return `<table>\n<caption>${caption}</caption>\n<thead><tr>${heads}</tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`;
}

function messageTable(messages: readonly OutboxMessage[]): string {
  const rows = messages.map(({ phone, code, text, sentAt }) => row(sentAt, [phone, code, text]));
  return table('最近的短信，最新的在最前', ['手机号', '验证码', '短信内容'], rows, '暂无短信。');
}

function mailTable(mails: readonly OutboxMail[]): string {
  const rows = mails.map(({ email, code, subject, text, sentAt }) => row(sentAt, [email, code, subject, text]));
  return table('最近的邮件，最新的在最前', ['邮箱', '验证码', '主题', '邮件内容'], rows, '暂无邮件。');
}

/**
 * The outbox page: a search by phone and address, and two tables. Without scripts; its fields have the type of the text, since iOS zooms the
 * page for smaller type.
 */
export function outboxPage({ messages, mails, phone, email }: OutboxContent): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>短信与邮件发件箱</title>
</head>
<body>
<main>
<h1>短信与邮件发件箱</h1>
<p>演示环境不发送真实的短信和邮件。本页仅供本机凭终端中的链接查看，重启后清空。</p>
<form role="search">
<label for="phone">手机号</label>
<input id="phone" name="phone" inputmode="tel" autocomplete="off" value="${escapeHtml(phone)}">
<label for="email">邮箱</label>
<input id="email" name="email" inputmode="email" autocomplete="off" value="${escapeHtml(email)}">
<button>查询</button>
</form>
<p><a href="/__outbox">查看全部</a></p>
${messageTable(messages)}
${mailTable(mails)}
</main>
</body>
</html>
`;
}
