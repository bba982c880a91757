import { identifierAddress } from '@lima-id/domain';
import { demoAccounts, demoPassword } from '../demo/demoAccounts.ts';
import { demoCoating } from '../demo/demoAuthenticity.ts';
import { demoIdentifiers } from '../demo/demoIdentifiers.ts';

/** Demo data shown in the banner. */
export interface DemoBanner {
  /** Access key of the outbox page. */
  outboxKey: string;
  /** Whether the gateway listens on loopback only. */
  isLocal: boolean;
}

/**
 * Startup banner: the address, the folder of the embedded database when it is not in the data folder, and, with the demo data, example codes
 * and demo accounts.
 */
export function startBanner(address: string, demo: DemoBanner | null, databaseFolder: string | null = null): string {
  const lines = ['', `力码 LIMA 已启动：${address}`];
  if (databaseFolder !== null) {
    lines.push(`  PostgreSQL 不能以 root 身份运行，运行它的用户无法进入数据目录，因此数据库保存在 ${databaseFolder}。`);
  }
  if (demo !== null) {
    if (demo.isLocal) {
      lines.push('  仅本机可以访问；演示账号的密码是公开的，确需让其他设备访问时，以 HOST=0.0.0.0 npm start 启动。');
    }
    lines.push('', '演示标识（打开即可查看）：');
    for (const identifier of Object.values(demoIdentifiers)) {
      lines.push(`  ${identifier}`, `    ${address}${identifierAddress(identifier)}`);
    }
    const { identifier, code } = demoCoating;
    lines.push('', '演示涂层验证码（在“防伪查询”中输入）：', `  ${identifier}  ${code}`);
    lines.push('', `演示账号（密码均为 ${demoPassword}）：`);
    for (const { username, mobile, summary } of demoAccounts) {
      lines.push(`  ${username.padEnd(10)}${mobile}  ${summary}`);
    }
    lines.push('', '演示短信与邮件（仅本机可见，链接请勿外传）：', `  ${address}/__outbox?key=${demo.outboxKey}`);
  }
  lines.push('', '按 Ctrl-C 停止。', '');
  return lines.join('\n');
}
