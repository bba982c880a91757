import { contract, createClient } from '@lima-id/api';
import { brand } from '../../brand/brand.ts';
import { reportPending } from '../page/pending.ts';

const options = { defaultAccessToken: brand.defaultToken };

/** Calls that a visitor asks for: the loading bar shows while one is under way. */
const loud = createClient({ ...options, onActivity: (count) => reportPending('calls', count) });

/** Calls that the site makes by itself, such as polling: they show nothing. */
const quiet = createClient(options);

/** The contract with the clients that speak it; fetched apart from the pages, see `ask`. */
export const gateway = { contract, loud, quiet };
