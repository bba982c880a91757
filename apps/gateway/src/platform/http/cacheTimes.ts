/** Cache-Control of files whose name changes with their content. */
export const immutable = 'public, max-age=31536000, immutable';

/** Cache-Control of files that keep their name. */
export const anHour = 'public, max-age=3600';
