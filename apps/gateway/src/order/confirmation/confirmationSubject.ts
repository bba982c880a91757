import { contract } from '@lima-id/api';
import { callerOf, mount } from '../../platform/http/mount.ts';
import type { Subject } from '../../schema/subject.ts';
import { type ConfirmationParts, linkConfirmation, mountConfirmations } from './confirmations.ts';

/** Confirmations of orders, as PDF. */
export function createConfirmationSubject(parts: ConfirmationParts): Subject {
  return {
    name: 'order confirmation',
    mount(app) {
      mount(app, contract.linkOrderConfirmation, (request, context) =>
        linkConfirmation(parts, callerOf(context), request),
      );
      mountConfirmations(app, parts);
    },
  };
}
