import { appBanner } from '@lima-id/domain';
import * as z from 'zod/mini';
import { renamed } from './rename.ts';
import { wireWordsOrUnknown } from './words.ts';

/** Where a banner leads: outside by 2 alone, to the app by every other number. */
const wireRedirectType = wireWordsOrUnknown(appBanner.shape.redirectType, { app: 1, outside: 2 }, 'app', z.int());

/** A banner of the app market. */
export const wireBanner = renamed(appBanner, {}, { redirectType: wireRedirectType });
