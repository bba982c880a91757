/** Changes whose addresses are forgotten in a statement. */
export const forgottenRows = 20_000;
