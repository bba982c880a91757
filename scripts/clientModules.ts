// Which modules of the design system run in the browser alone, for frameworks with server components.
import { parseSync, Visitor } from 'vite';

/** Packages whose components and functions work in the browser alone. */
const clientPackages = /^(?:react-dom|react-hook-form|qrcode\.react|@radix-ui\/.+|@nivo\/.+|@hookform\/.+)$/;
/** Functions of React that server components do not have; each hook besides. */
const clientCalls = /^(?:use[A-Z].*|createContext|createPortal|flushSync|startTransition)$/;
const classComponents = /^(?:Pure)?Component$/;

/**
 * True when a module cannot run on the server: it calls hooks, creates a context, handles events, or uses a package that does. A module that
 * merely imports such a module is not one.
 */
export function needsBrowser(file: string, source: string): boolean {
  const { program } = parseSync(file, source);
  let needs = false;
  new Visitor({
    ImportDeclaration({ importKind, source: { value } }) {
      if (importKind !== 'type' && clientPackages.test(value)) needs = true;
    },
    CallExpression({ callee }) {
      if (callee.type === 'Identifier' && clientCalls.test(callee.name)) needs = true;
    },
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && /^on[A-Z]/.test(name.name) && value !== null) needs = true;
    },
    ClassDeclaration({ superClass }) {
      if (superClass?.type === 'Identifier' && classComponents.test(superClass.name)) needs = true;
    },
  }).visit(program);
  return needs;
}

/** True when a module says that it belongs to the browser. */
export function saysClient(source: string): boolean {
  return source.startsWith("'use client';\n");
}
