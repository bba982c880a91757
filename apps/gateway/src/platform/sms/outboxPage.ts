import { escapeHtml } from '../http/escapeHtml.ts';
import type { OutboxMessage } from './smsOutbox.ts';

function row({ phone, code, text, sentAt }: OutboxMessage): string {
  const cells = [phone, code, text].map((cell) => `<td>${escapeHtml(cell)}</td>`).join('');
  return `<tr><td><time>${escapeHtml(sentAt)}</time></td>${cells}</tr>`;
}

const headings = ['发送时间', '手机号', '验证码', '短信内容'].map((text) => `<th scope="col">${text}</th>`).join('');

function table(messages: readonly OutboxMessage[]): string {
  if (messages.length === 0) return '<p>暂无短信。</p>';
  const rows = messages.map(row).join('\n');
  return `<table>\n<caption>最近的短信，最新的在最前</caption>\n<thead><tr>${headings}</tr></thead>\n<tbody>\n${rows}\n</tbody>\n</table>`;
}

/** The outbox as a page for people: a search by phone and a table. It needs neither scripts nor styles. */
export function outboxPage(messages: readonly OutboxMessage[], phone: string): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>短信发件箱</title>
</head>
<body>
<main>
<h1>短信发件箱</h1>
<p>演示环境不发送真实短信。本页仅供本机凭终端中的链接查看，重启后清空。</p>
<form role="search">
<label for="phone">手机号</label>
<input id="phone" name="phone" inputmode="tel" autocomplete="off" value="${escapeHtml(phone)}">
<button>查询</button>
</form>
<p><a href="/__outbox">查看全部</a></p>
${table(messages)}
</main>
</body>
</html>
`;
}
