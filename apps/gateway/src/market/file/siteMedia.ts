const film = /^\/media\/[\w-]+\.(?:webm|mp4)$/;

/** Whether an address can be that of a film that is built into the portal: pages play no others. */
export function isSiteFilm(address: string): boolean {
  return film.test(address);
}
