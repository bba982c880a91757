import { createClient, findFirstProducts, lookUpRecord, readHome } from '@lima-id/api';
import { brand } from '../../brand/brand.ts';
import { noteServerTime } from '../clock/serverTime.ts';
import { reportPending } from '../page/pending.ts';
import { gatewayBases } from './gatewayBases.ts';
import { gatewayUrl } from './gatewayUrl.ts';

const options = {
  origin: gatewayUrl,
  bases: gatewayBases,
  defaultAccessToken: brand.defaultToken,
  clientCredential: brand.clientCredential,
  unreachableMessage: brand.unreachable,
  onServerTime: noteServerTime,
};

/** Foreground calls: the loading bar shows while one is in flight. */
const loud = createClient({ ...options, onActivity: (count) => reportPending('calls', count) });

/** Background calls, such as polling: they show no progress. */
const quiet = createClient(options);

/** Endpoints of public pages; those of the account come with `accountGateway`. */
const calls = { readHome, lookUpRecord, findFirstProducts };

/** The calls with their clients; loaded separately from the pages, see `lateCalls.ts`. */
export const gateway = { calls, loud, quiet };
