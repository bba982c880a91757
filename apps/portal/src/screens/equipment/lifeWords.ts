import {
  type AssetLifeStep,
  type AssetRecord,
  type AssetStage,
  displayYuan,
  inspectionDue,
  type ServiceLife,
} from '@lima-id/domain';

/** The state of a stage for screen readers: it is shown by colour otherwise. */
export const statusWords: Record<AssetLifeStep['status'], string> = {
  done: '已完成',
  current: '当前阶段',
  coming: '未到',
  skipped: '未发生',
};

/** Placeholder for a missing value. */
const nothing = '—';

function used({ usedYears, usedDays }: { usedYears: number; usedDays: number }): string {
  if (usedYears === 0) return `${usedDays} 天`;
  return usedDays === 0 ? `${usedYears} 年` : `${usedYears} 年 ${usedDays} 天`;
}

/** How much of its design life a device has been used: `已使用 6 天 ・ 设计寿命 8 年`. */
export function lifeNote({ outdoor }: Pick<AssetRecord, 'outdoor'>, life: ServiceLife): string {
  if (life.state === 'none') return '';
  return `已使用 ${used(life)} ・ ${outdoor ? '安全使用年限' : '设计寿命'} ${life.years} 年`;
}

/** A day without its year, if it is this year. */
function shortDay(day: string, today: string): string {
  return day.slice(0, 4) === today.slice(0, 4) ? day.slice(5) : day;
}

/** The note next to a day, by stage. */
function noteOf(stage: AssetStage, asset: AssetRecord): string {
  const notes: Partial<Record<AssetStage, string>> = {
    purchased: `¥ ${displayYuan(asset.originalValueFen)}`,
    delivered: asset.supplier,
    installed: asset.installer,
  };
  return notes[stage] ?? '';
}

/** Stages far ahead are expected in a year; the others on a day. */
const farStages: ReadonlySet<AssetStage> = new Set(['overhaul', 'scrapped']);

/** The two lines under the name of a stage; the second may be empty. */
export function stepLines(step: AssetLifeStep, asset: AssetRecord, today: string): [first: string, second: string] {
  const { stage, status, day, expectedOn } = step;
  if (status === 'skipped') return [statusWords.skipped, ''];
  if (status === 'coming') {
    if (expectedOn === null) return [nothing, ''];
    if (expectedOn <= today) return ['已到期', ''];
    return [`预计 ${farStages.has(stage) ? expectedOn.slice(0, 4) : expectedOn}`, ''];
  }
  const due = stage === 'inUse' ? inspectionDue(asset, today) : null;
  if (due === null) return [day ?? nothing, noteOf(stage, asset)];
  return [due.interval, due.daysOver > 0 ? `超期 ${due.daysOver} 天` : `下次 ${shortDay(due.dueOn, today)}`];
}
