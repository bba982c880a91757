import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartRefusal } from '../startRefusal.ts';
import { frame } from './builtFiles.ts';
import { designDocuments } from './designSite.ts';

/** Folders of built sites and the documents without which they cannot be served, by the variable that names them. */
const sites = {
  PORTAL_DIR: { page: '门户页面', documents: [frame], cure: '请先构建门户，或指定另一个目录' },
  DESIGN_DIR: {
    page: '设计系统页面',
    documents: designDocuments,
    cure: '请先运行 npm run storybook:build，或指定另一个目录',
  },
};

/** Absolute path of the configured folder of a built site. Throws a StartRefusal when there is no page in it that can be read. */
export function requireSite(variable: keyof typeof sites, configured: string): string {
  const folder = resolve(configured);
  const { page, documents, cure } = sites[variable];
  for (const name of documents) {
    try {
      readFileSync(join(folder, name));
    } catch (error) {
      const reason = error instanceof Error && 'code' in error ? String(error.code) : 'EIO';
      throw new StartRefusal(`${variable} 指定的目录 ${folder} 中没有可读取的${page} ${name}（${reason}），${cure}。`, {
        cause: error,
      });
    }
  }
  return folder;
}
