import seedOnce from './gateway.ts';
import { startReadyGateway } from './readyGateway.ts';

/** Environment variable with the URL of the gateway that every worker shares. */
const variable = 'JOURNEY_GATEWAY_URL';

/** URL of the gateway that journeys share which only read, or write only what is theirs: sessions, figures of lookups. */
export function sharedGatewayUrl(): string {
  const url = process.env[variable];
  if (url === undefined) throw new Error('The shared gateway is started before the journeys, by globalSetup.');
  return url;
}

/** Seeds the data of all gateways and starts the shared one. Returns its teardown. */
export default async function startSharedGateway(): Promise<() => Promise<void>> {
  const removeSeed = await seedOnce();
  const gateway = await startReadyGateway();
  process.env[variable] = gateway.url;
  return async () => {
    await gateway.dispose();
    await removeSeed();
  };
}
