import { enterpriseMessages } from '../messages/enterprise.ts';
import { textMessages } from '../messages/text.ts';
import { messages } from '../messages.ts';
import { requestCancelled } from '../request/requestTrouble.ts';
import { pair } from './catalogue.ts';

export const generalPairs = [
  pair(messages, {
    request: {
      failed: 'The request failed, try again later',
      addressMissing: 'There is no such address to request',
      offline: 'The server does not respond, try again later',
      serviceError: 'Service error',
    },
    lookup: { notFound: 'No such identifier, check the code and look it up again' },
    empty: {
      loading: 'Loading the data',
      noData: 'No data yet',
      offline: 'No connection to the internet, check the network',
      loadFailed: 'The data could not be loaded, refresh the page',
      notFound: 'No such identifier, check it and scan again',
    },
    scene: {
      antiCounterfeitNone: 'The identifier code of your product was not found',
      recalled: 'This product is recalled by its enterprise, contact the after-sales service',
      notRecalled: 'This product is not recalled. If in doubt, contact the after-sales service.',
    },
  }),
  pair(enterpriseMessages, {
    companyName: 'Enter the name of the enterprise',
    industry: 'Choose the industry',
    contactName: 'Enter the name of the contact',
    mobile: 'Enter a valid mobile phone number',
  }),
  pair(textMessages, {
    unreadable: (character) =>
      `The text has a character that cannot be read (${character}). Delete it, or use another one.`,
  }),
  pair(
    { requestCancelled },
    { requestCancelled: 'The request was cancelled. What you filled in is still here; you can try again.' },
  ),
];
