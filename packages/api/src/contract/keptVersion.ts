import { defaultPageSize } from '@lima-id/domain';
import * as z from 'zod/mini';

/** The version that was read before it was changed; 0 to add what does not exist yet. */
export const readVersion = z.int().check(z.minimum(0), z.maximum(2_147_483_647));

/** Fields of everything that is kept with a version: 1 when it was added, one more with every change. */
export const keptVersion = { version: z.number() };

/** Maximum page size of lists of models, batches and identifiers. */
const pageSizeMax = 100;

/** The page of a list, from 1, and its size. */
export const registrationPage = {
  current: z._default(z.int().check(z.minimum(1)), 1),
  size: z._default(z.int().check(z.minimum(1), z.maximum(pageSizeMax)), defaultPageSize),
};
