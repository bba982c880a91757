import type { Film } from '../film.ts';
import { afterScan } from './afterScan.ts';
import { equipmentBook } from './equipmentBook.ts';
import { oneCode } from './oneCode.ts';

export const films: readonly Film[] = [oneCode, afterScan, equipmentBook];
