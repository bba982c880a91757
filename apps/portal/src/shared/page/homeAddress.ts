/** Where the portal begins. On its own: the build's configuration reads it, in which workspace packages are not resolved to their source. */
export const homeAddress = '/home';
