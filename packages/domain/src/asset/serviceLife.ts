import { assetMessages } from '../messages/asset.ts';
import { addMonths, daysBetween } from './assetDay.ts';
import type { AssetRecord } from './assetRecord.ts';
import { outdoorServiceYears, serviceLifeWarnDays } from './limits.ts';

type ServedAsset = Pick<AssetRecord, 'installedOn' | 'scrappedOn' | 'suspendedOn' | 'outdoor' | 'designLifeYears'>;

/** How much of its service life an asset has used. */
export type ServiceLife =
  /** Not installed yet, or scrapped. */
  | { state: 'none' }
  | {
      /** `ending`: the last half year. `expired`: the time is up. */
      state: 'running' | 'ending' | 'expired';
      /** Years of its service life. */
      years: number;
      /** The first day after its service life. */
      endsOn: string;
      /** Whole years since installation, and days beyond them. */
      usedYears: number;
      usedDays: number;
      /** Days until `endsOn`; 0 when expired. */
      daysLeft: number;
      /** Days since `endsOn`; 0 before. */
      daysOver: number;
    };

/**
 * Years from installation for which an asset may be used: its design life, and outdoors never more than the national standard GB 19272
 * allows. Source: docs/rules/asset.md.
 */
export function serviceYears({ outdoor, designLifeYears }: Pick<AssetRecord, 'outdoor' | 'designLifeYears'>): number {
  return outdoor ? Math.min(designLifeYears, outdoorServiceYears) : designLifeYears;
}

/** The service life of an asset on a day of China. Source: docs/rules/asset.md. */
export function serviceLife(asset: ServedAsset, today: string): ServiceLife {
  const { installedOn, scrappedOn } = asset;
  if (installedOn === null || installedOn > today || (scrappedOn !== null && scrappedOn <= today)) {
    return { state: 'none' };
  }
  const years = serviceYears(asset);
  const endsOn = addMonths(installedOn, 12 * years);
  const begun = Number(today.slice(0, 4)) - Number(installedOn.slice(0, 4));
  const usedYears = addMonths(installedOn, 12 * begun) <= today ? begun : begun - 1;
  const daysLeft = Math.max(0, daysBetween(today, endsOn));
  return {
    state: daysLeft === 0 ? 'expired' : daysLeft <= serviceLifeWarnDays ? 'ending' : 'running',
    years,
    endsOn,
    usedYears,
    usedDays: daysBetween(addMonths(installedOn, 12 * usedYears), today),
    daysLeft,
    daysOver: Math.max(0, daysBetween(endsOn, today)),
  };
}

/** Something about an asset that its keeper has to act on: what it is, then what to do. */
export interface AssetNotice {
  tone: 'warning' | 'danger';
  title: string;
  text: string;
}

/**
 * The notice to an asset's owner about the end of its service life; null while no action is needed. Outdoors the end is announced half a
 * year ahead, and from that day on the equipment must be out of use. Source: docs/rules/asset.md.
 */
export function serviceNotice(asset: ServedAsset, today: string): AssetNotice | null {
  const life = serviceLife(asset, today);
  if (life.state === 'none' || life.state === 'running') return null;
  const { outdoor, indoor } = assetMessages.service;
  if (!asset.outdoor) return life.state === 'expired' ? { tone: 'warning', ...indoor.expired(life) } : null;
  if (life.state === 'ending') return { tone: 'warning', ...outdoor.ending(life) };
  const stopped = asset.suspendedOn !== null && asset.suspendedOn <= today;
  return stopped ? { tone: 'warning', ...outdoor.stopped(life) } : { tone: 'danger', ...outdoor.expired(life) };
}
