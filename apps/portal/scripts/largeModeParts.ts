import { lightTheme } from '@lima-id/ui';
import { largeModeAttribute, largeModeStyles } from '@lima-id/ui/theme';
import { largeModeKey, largeModeValue } from '../src/shared/mode/largeModeStorage.ts';

/** The rule of the large mode, in force while the document has the attribute. */
export const styles = largeModeStyles(lightTheme);

/** Turns the large mode on where it was kept. A browser that keeps nothing begins in the standard mode. */
export const script = `try{if(localStorage.getItem(${JSON.stringify(largeModeKey)})===${JSON.stringify(largeModeValue)})document.documentElement.setAttribute(${JSON.stringify(largeModeAttribute)},${JSON.stringify(largeModeValue)})}catch{}`;
