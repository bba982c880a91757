import { createClient } from '@lima-id/api';
import { brand } from '../../brand/brand.ts';
import { gatewayBases } from '../api/gatewayBases.ts';
import { gatewayUrl } from '../api/gatewayUrl.ts';
import { noteServerTime } from '../clock/serverTime.ts';
import { reportPending } from '../page/pending.ts';
import { heldAccessToken } from './heldToken.ts';

const options = {
  origin: gatewayUrl,
  bases: gatewayBases,
  defaultAccessToken: brand.defaultToken,
  clientCredential: brand.clientCredential,
  unreachableMessage: brand.unreachable,
  onServerTime: noteServerTime,
  token: heldAccessToken,
};

/** Foreground calls: the loading bar shows while one is in flight. */
export const loudClient = createClient({ ...options, onActivity: (count) => reportPending('account', count) });

/** Makes calls in the background. */
export const quietClient = createClient(options);
