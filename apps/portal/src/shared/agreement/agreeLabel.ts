/** The button that agrees to a text that is being read, and ticks its checkbox. */
export const agreeLabel = '我同意';
