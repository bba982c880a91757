import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefusal } from '../../startRefusal.ts';
import { clusterName, movedFolder, type Placement, systemFolder } from './owner.ts';

/** The file in a data folder that has the path of its cluster when that is outside. */
function noteOf(dataDir: string): string {
  return join(dataDir, `${clusterName}.moved-to`);
}

function readNote(dataDir: string): string | null {
  const note = noteOf(dataDir);
  const text = existsSync(note) ? readFileSync(note, 'utf8').trim() : '';
  return text === '' ? null : text;
}

/** Notes where the cluster of a data folder is, once it exists. */
export function noteCluster(dataDir: string, { folder, isMoved }: Pick<Placement, 'folder' | 'isMoved'>): void {
  if (!isMoved) rmSync(noteOf(dataDir), { force: true });
  else if (readNote(dataDir) !== folder) writeFileSync(noteOf(dataDir), folder, { mode: 0o600, flush: true });
}

/**
 * Refuses a start that would create an empty database because it does not find the cluster of a data folder: that was kept outside for
 * root, and now another user starts the gateway, or the data folder has another path.
 */
export function refuseOtherCluster(
  dataDir: string,
  { owner, folder }: Pick<Placement, 'owner' | 'folder'>,
  system: string = systemFolder,
): void {
  const noted = readNote(dataDir);
  // Earlier gateways wrote no note.
  const other = noted ?? movedFolder(dataDir, system);
  const hasOther = other !== folder && existsSync(other);
  const uid = owner === null ? process.getuid?.() : undefined;
  const target = uid === undefined ? folder : `${folder}，并交给运行网关的用户（chown -R ${uid}）`;
  if (existsSync(folder)) {
    if (noted === null || !hasOther) return;
    throw new StartRefusal(
      `数据目录 ${dataDir} 原来的数据库在 ${other}，而 ${folder} 中也有一个，请移走不再使用的一个，或删除 ${noteOf(dataDir)} 以使用后者，再重新启动。`,
    );
  }
  if (hasOther) {
    throw new StartRefusal(
      `数据目录 ${dataDir} 的数据库在 ${other}，请先停止使用它的网关，将它移动到 ${target}，再重新启动；不再需要其中的数据时，请将它移走。`,
    );
  }
  if (noted !== null) {
    throw new StartRefusal(
      `数据目录 ${dataDir} 的数据库原在 ${other}，现已不存在，请从备份恢复到 ${target}，再重新启动；要从空数据库开始时，请删除 ${noteOf(dataDir)}。`,
    );
  }
}
