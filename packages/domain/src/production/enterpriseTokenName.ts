import { managementMessages } from '../messages/management.ts';
import { shownText } from '../text/shownText.ts';
import { enterpriseTokenNameMaxLength } from './limits.ts';

/** The name an enterprise gives to the token of one of its systems. */
export const enterpriseTokenName = shownText(managementMessages.tokenName, enterpriseTokenNameMaxLength);
