import { readHome } from './home.ts';
import { lookUpIdentifier, readIdentifier } from './identifier.ts';
import { recommendProducts } from './market.ts';

/** Every call of the platform, by name. What is not in this table does not exist. */
export const contract = { lookUpIdentifier, readIdentifier, readHome, recommendProducts } as const;

/** The name of a call of the platform. */
export type EndpointName = keyof typeof contract;
