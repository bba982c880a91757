'use client';
import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';

type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'href'>;

export interface LinkProps extends AnchorProps {
  href: string;
  /**
   * Another site: opens in a new tab, and never goes through the application's router.
   * @default false
   */
  external?: boolean | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Props of an application's link component. */
export interface LinkComponentProps extends AnchorProps {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** An application's component for internal links; it must render an `<a>` with the given `href` and props. */
export type LinkComponent = ComponentType<LinkComponentProps>;

const LinkContext = createContext<LinkComponent | 'a'>('a');

/** Makes all links of the design system use the application's router. */
export function LinkProvider({ component, children }: { component: LinkComponent; children?: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

const leavesSite = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i;

/**
 * An unstyled link. Internal addresses use the component of `LinkProvider`; those with a scheme, only a fragment, or `external` are plain
 * anchors.
 */
export function Link({ href, external = false, children, ...rest }: LinkProps) {
  const Inner = useContext(LinkContext);
  if (external) {
    return (
      <a target="_blank" rel="noreferrer" {...rest} href={href}>
        {children}
      </a>
    );
  }
  if (leavesSite.test(href)) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  return createElement(Inner, { ...rest, href }, children);
}
