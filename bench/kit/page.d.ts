/** The page that a build is about; the build says which. */
declare module '#page' {
  export function Page(): import('react').ReactNode;
}

/** Styles of the antd components in use; the build makes them. */
declare module 'virtual:antd.css';
