import { enterpriseTokenNameMaxLength } from '../limits.ts';
import { managementMessages } from '../messages/management.ts';
import { shownText } from '../text/shownText.ts';

/** What an enterprise calls the token of one of its systems. */
export const enterpriseTokenName = shownText(managementMessages.tokenName, enterpriseTokenNameMaxLength);
