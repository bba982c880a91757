// Reads the props of components from their sources: names, types, docstrings and default values. TypeScript 7 has no compiler API yet, so the
// parser is that of the build, and only names are resolved: across files by their imports, as far as `extends`, `Omit` and `Pick` lead.
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** A property or method of an interface. */
export interface Prop {
  name: string;
  optional: boolean;
  /** Its type as written; that of a method as a function. */
  type: string;
  /** The text of its docstring, lines joined; empty for none. */
  doc: string;
}

/** An interface as it is declared. */
export interface PropsInterface {
  name: string;
  props: readonly Prop[];
  /** Names of the interfaces that it extends, or takes parts of. */
  bases: readonly string[];
}

/** An optional member of an interface or of an exported type, at any depth. */
export interface OptionalMember {
  /** Names down to it, as `FooterGroup.links.external`; those of the type alone where all of its members are optional. */
  name: string;
  /** Its type as written; that of a method as a function. */
  type: string;
}

/** The value that a function gives a prop which is absent. */
export interface DefaultValue {
  /** Name of the interface of the parameter that has it. */
  props: string;
  prop: string;
  /**
   * The expression as a reader can look it up: digits without separators, a constant of the module as its expression, a plain one also within
   * an expression, an import under the name that it has at home. A function of the module counts as none: it has no value that a reader could
   * use.
   */
  value: string;
}

/** What one source declares. */
export interface SourceProps {
  interfaces: readonly PropsInterface[];
  optionals: readonly OptionalMember[];
  /** Types with a name of their own, as written. */
  aliases: ReadonlyMap<string, string>;
  /** Where a name comes from: path of the file, relative to the root, and the name there. */
  imports: ReadonlyMap<string, { file: string; name: string }>;
  defaults: readonly DefaultValue[];
}

type Member = ESTree.TSPropertySignature | ESTree.TSMethodSignature;

/** Type operators whose first argument is an interface of which they take a part. */
const partsOf = new Set(['Omit', 'Pick', 'Partial', 'Required', 'Readonly']);

function identifierOf(node: ESTree.Expression | ESTree.TSTypeName): string | null {
  return node.type === 'Identifier' ? node.name : null;
}

/** The name of an interface in a type; null for a type of another kind. */
function referred(type: ESTree.TSType | undefined): string | null {
  if (type?.type !== 'TSTypeReference') return null;
  const name = identifierOf(type.typeName);
  return name !== null && partsOf.has(name) ? referred(type.typeArguments?.params[0]) : name;
}

/** What `Partial` makes optional: the values of a record, or another type as a whole; undefined for a type that is no `Partial`. */
function optionalPart({ typeName, typeArguments }: ESTree.TSTypeReference): ESTree.TSType | undefined {
  if (identifierOf(typeName) !== 'Partial') return undefined;
  const inner = typeArguments?.params[0];
  const isRecord = inner?.type === 'TSTypeReference' && identifierOf(inner.typeName) === 'Record';
  return isRecord ? inner.typeArguments?.params[1] : inner;
}

/** Names of the types that a source exports where it declares them. */
function exportedTypes({ body }: ESTree.Program): ReadonlySet<string> {
  const declared = body.flatMap((one) => (one.type === 'ExportNamedDeclaration' ? [one.declaration] : []));
  return new Set(declared.flatMap((one) => (one?.type === 'TSTypeAliasDeclaration' ? [one.id.name] : [])));
}

function baseOf({ expression, typeArguments }: ESTree.TSInterfaceHeritage): string | null {
  const name = identifierOf(expression);
  return name !== null && partsOf.has(name) ? referred(typeArguments?.params[0]) : name;
}

/** A constant's value without `as const` and `satisfies`. */
function valueOf(node: ESTree.Expression): ESTree.Expression {
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? valueOf(node.expression) : node;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function docText(comment: string): string {
  return oneLine(comment.replace(/^\s*\*(?!\/) ?/gm, ''));
}

/** Reads the props that a source declares. */
export function readProps(file: string, source: string): SourceProps {
  const { program, comments } = parseSync(file, source);
  const text = ({ start, end }: { start: number; end: number }) => source.slice(start, end);
  const interfaces: PropsInterface[] = [];
  const optionals: OptionalMember[] = [];
  const exported = exportedTypes(program);
  /** Names down to the member that is being visited; empty outside of interfaces and exported types. */
  const path: string[] = [];
  const aliases = new Map<string, string>();
  const imports = new Map<string, { file: string; name: string }>();
  const constants = new Map<string, ESTree.Expression>();
  /** Imports under another name, with the name that they have at home. */
  const renamed = new Map<string, string>();
  const functions = new Set<string>();
  const defaults: DefaultValue[] = [];

  const nameOf = ({ key }: Member) => text(key).replace(/'/g, '');

  /** The type of a member as written; undefined for a property without one. */
  function typeOf(member: Member): string | undefined {
    if (member.type === 'TSPropertySignature')
      return member.typeAnnotation ? oneLine(text(member.typeAnnotation.typeAnnotation)) : undefined;
    const answer = member.returnType ? text(member.returnType.typeAnnotation) : 'unknown';
    return oneLine(`(${member.params.map(text).join(', ')}) => ${answer}`);
  }

  function addOptional(type: string | undefined) {
    if (path.length > 0 && type !== undefined) optionals.push({ name: path.join('.'), type });
  }

  function enterMember(member: Member) {
    if (path.length === 0) return;
    path.push(nameOf(member));
    if (member.optional) addOptional(typeOf(member));
  }

  function leave() {
    path.pop();
  }

  function docBefore(start: number): string {
    const doc = comments.find(({ end }) => end <= start && source.slice(end, start).trim() === '');
    return doc?.type === 'Block' && doc.value.startsWith('*') ? docText(doc.value) : '';
  }

  function written(expression: ESTree.Expression): string {
    const constant = expression.type === 'Identifier' ? constants.get(expression.name) : undefined;
    const lookedUp = oneLine(text(constant ?? expression)).replace(/(?<![\w.])[A-Za-z]\w*/g, (name) => {
      const plain = constants.get(name);
      return plain?.type === 'Literal' ? text(plain) : (renamed.get(name) ?? name);
    });
    return lookedUp.replace(/(?<=\d)_(?=\d)/g, '');
  }

  function collect(props: string | null, pattern: ESTree.ObjectPattern) {
    if (props === null) return;
    for (const property of pattern.properties) {
      if (property.type !== 'Property' || property.value.type !== 'AssignmentPattern') continue;
      const { right } = property.value;
      if (right.type === 'Identifier' && functions.has(right.name)) continue;
      defaults.push({ props, prop: text(property.key).replace(/'/g, ''), value: written(right) });
    }
  }

  /** Defaults of props that are destructured in the body of their function. */
  function collectIn({ body }: ESTree.FunctionBody | ESTree.BlockStatement, param: string, props: string | null) {
    for (const statement of body) {
      if (statement.type !== 'VariableDeclaration') continue;
      for (const { id, init } of statement.declarations) {
        if (id.type === 'ObjectPattern' && init?.type === 'Identifier' && init.name === param) collect(props, id);
      }
    }
  }

  function visitFunction({ params, body }: ESTree.Function | ESTree.ArrowFunctionExpression) {
    for (const param of params) {
      const pattern = param.type === 'AssignmentPattern' ? param.left : param;
      if (pattern.type !== 'ObjectPattern' && pattern.type !== 'Identifier') continue;
      const props = referred(pattern.typeAnnotation?.typeAnnotation);
      if (pattern.type === 'ObjectPattern') collect(props, pattern);
      else if (body?.type === 'BlockStatement') collectIn(body, pattern.name, props);
    }
  }

  for (const statement of program.body) {
    if (statement.type === 'FunctionDeclaration' && statement.id) functions.add(statement.id.name);
    if (statement.type === 'ImportDeclaration') {
      for (const one of statement.specifiers)
        if (one.type === 'ImportSpecifier') renamed.set(one.local.name, text(one.imported));
    }
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations) {
      if (id.type === 'Identifier' && init !== null) constants.set(id.name, valueOf(init));
    }
  }
  new Visitor({
    ImportDeclaration({ source: from, specifiers }) {
      if (!from.value.startsWith('.')) return;
      const target = posix.join(posix.dirname(file), from.value);
      for (const one of specifiers) {
        if (one.type === 'ImportSpecifier') imports.set(one.local.name, { file: target, name: text(one.imported) });
      }
    },
    TSInterfaceDeclaration({ id, extends: heritage, body }) {
      const props = body.body.flatMap((member) => {
        if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return [];
        const type = typeOf(member);
        if (type === undefined) return [];
        return [{ name: nameOf(member), optional: member.optional, type, doc: docBefore(member.start) }];
      });
      const bases = heritage.map(baseOf).filter((name) => name !== null);
      interfaces.push({ name: id.name, props, bases });
      path.push(id.name);
    },
    'TSInterfaceDeclaration:exit': leave,
    TSTypeAliasDeclaration({ id, typeAnnotation }) {
      aliases.set(id.name, oneLine(text(typeAnnotation)));
      if (exported.has(id.name)) path.push(id.name);
    },
    'TSTypeAliasDeclaration:exit': leave,
    TSPropertySignature: enterMember,
    'TSPropertySignature:exit': leave,
    TSMethodSignature: enterMember,
    'TSMethodSignature:exit': leave,
    TSMappedType({ optional, typeAnnotation }) {
      if (optional !== false && optional !== '-' && typeAnnotation !== null) addOptional(oneLine(text(typeAnnotation)));
    },
    TSTypeReference(reference) {
      const part = optionalPart(reference);
      if (part !== undefined) addOptional(oneLine(text(part)));
    },
    FunctionDeclaration: visitFunction,
    ArrowFunctionExpression: visitFunction,
  }).visit(program);
  return { interfaces, optionals, aliases, imports, defaults };
}

/** Files that only tests and stories run. */
const aside = /\.(?:test|stories)\.|\.test\.data\.|\/samples\.tsx$|\/src\/(?:testing|foundations)\//;

/** The props of the sources in a folder, by path relative to the root. Tests and stories are left out. */
export function propsIn(root: string, folder: string): Map<string, SourceProps> {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !aside.test(file));
  return new Map(files.map((file) => [file, readProps(file, readFileSync(join(root, file), 'utf8'))]));
}
