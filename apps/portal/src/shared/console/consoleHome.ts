import { brand } from '../../brand/brand.ts';

/** Where a console button leads without a console: to the orders, with a query that says that the console was requested. */
export const homeWithoutConsole = '/personal_orders?via=console';

/** The home of the console. A separate module, since the header of every page needs it and nothing else. */
export const consoleHome = brand.links.console?.home ?? homeWithoutConsole;
