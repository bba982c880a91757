import { createClient, findFirstProducts, lookUpRecord, readHome } from '@lima-id/api';
import { brand } from '../../brand/brand.ts';
import { reportPending } from '../page/pending.ts';
import { gatewayUrl } from './gatewayUrl.ts';

const options = {
  baseUrl: gatewayUrl,
  defaultAccessToken: brand.defaultToken,
  clientCredential: brand.clientCredential,
};

/** Calls that a visitor asks for: the loading bar shows while one is under way. */
const loud = createClient({ ...options, onActivity: (count) => reportPending('calls', count) });

/** Calls that the site makes by itself, such as polling: they show nothing. */
const quiet = createClient(options);

/** Endpoints of pages that are open to everybody; those of the account come with `accountGateway`. */
const calls = { readHome, lookUpRecord, findFirstProducts };

/** The calls with the clients that make them; fetched apart from the pages, see `lateCalls.ts`. */
export const gateway = { calls, loud, quiet };
