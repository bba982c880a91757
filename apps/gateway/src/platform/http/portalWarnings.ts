import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Log } from '../log/log.ts';

/** Facts of the brand that a portal was built with, in its `.server/site.json`. */
const builtBrand = z.object({
  clientCredential: z.string(),
  /** Names of the fields that hold facts of the sample company. */
  sampleFields: z.array(z.string()),
});

/** Facts of the built portal; null when it has none that can be read, like one built by an older version. */
function readBuiltBrand(folder: string): z.infer<typeof builtBrand> | null {
  try {
    return builtBrand.parse(JSON.parse(readFileSync(join(folder, '.server/site.json'), 'utf8')));
  } catch {
    return null;
  }
}

/**
 * Warnings of `GET /readyz`, in Chinese, about the portal built in `folder`; each is logged once. Without the demo: it shows facts of the
 * sample company. With it as well: it requests tokens with another client credential than the gateway accepts.
 */
export function portalWarnings(
  folder: string,
  { demo, clientCredential }: { demo: boolean; clientCredential: string },
  log: Log,
): string[] {
  const built = readBuiltBrand(folder);
  if (built === null) return [];
  const warnings: string[] = [];
  const { sampleFields } = built;
  if (!demo && sampleFields.length > 0) {
    log.warn({ sampleFields }, 'the portal shows facts of the sample company');
    warnings.push(
      `门户仍在展示虚构的示例企业信息：${sampleFields.join('、')}。请按 README 修改 apps/portal/src/brand，重新构建门户，再重启网关。`,
    );
  }
  if (built.clientCredential !== clientCredential) {
    log.warn({}, 'CLIENT_CREDENTIAL differs from that of the portal: its logins are refused');
    warnings.push(
      'CLIENT_CREDENTIAL 与门户构建时的 brand.clientCredential 不一致，门户的登录会被拒绝。请把两者改成一致；修改门户后需要重新构建，再重启网关。',
    );
  }
  return warnings;
}
