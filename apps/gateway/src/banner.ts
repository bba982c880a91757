import { identifierAddress } from '@lima-id/domain';
import { demoIdentifiers } from './seed/demoIdentifiers.ts';

/** The accounts of the demo data, with the password that all of them share. */
const demoAccounts = {
  visitor: '普通用户，未注册前缀',
  maker: '企业管理员，前缀已通过',
  operator: '平台管理员',
} as const;
const demoPassword = 'Lima@2026';

/** What is printed when the gateway listens: its address and, with the demo data, codes to try and the demo accounts. */
export function startBanner(address: string, demo: boolean): string {
  const lines = ['', `力码 LIMA 已启动：${address}`];
  if (demo) {
    lines.push('', '演示标识（打开即可查看）：');
    for (const identifier of Object.values(demoIdentifiers)) {
      lines.push(`  ${identifier}`, `    ${address}${identifierAddress(identifier)}`);
    }
    lines.push('', `演示账号（密码均为 ${demoPassword}；登录功能尚未开放，将在后续版本提供）：`);
    for (const [name, role] of Object.entries(demoAccounts)) lines.push(`  ${name.padEnd(10)}${role}`);
  }
  lines.push('', '按 Ctrl-C 停止。', '');
  return lines.join('\n');
}
