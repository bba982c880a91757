import { parseArgs } from 'node:util';
import {
  codeRefusals,
  parseIdentifier,
  plainLine,
  registration,
  registrationTextMaxLength,
  unreadableCharacter,
} from '@lima-id/domain';
import { CommandFailure } from '../operatorCommand/commandFailure.ts';
import { readText } from './readText.ts';

/** Commands on operators: accounts with the role ADMIN or MANAGER. */
export type OperatorAdminCommand =
  | { subject: 'operator'; name: 'list' }
  /** Makes an account an operator. */
  | { subject: 'operator'; name: 'grant' | 'remove'; username: string }
  /** Creates an operator's account. */
  | { subject: 'operator'; name: 'create'; username: string; mobile: string };

/** Commands on second-level nodes, by their prefix: `88.118`. */
export type NodeCommand =
  | { subject: 'node'; name: 'list' }
  | { subject: 'node'; name: 'add' | 'rename'; prefix: string; title: string }
  | { subject: 'node'; name: 'remove'; prefix: string };

/** Commands on the app market as a file. */
export interface MarketCommand {
  subject: 'market';
  name: 'check' | 'put' | 'export';
  file: string;
}

export type AdminCommand = OperatorAdminCommand | NodeCommand | MarketCommand;

/** File that an export writes unless another is named. */
const exportedFile = 'market.json';

const usage = `用法：npm run admin -- <operator、node 或 market> <命令> [参数]

  operator list
  operator add 用户名 --mobile 手机号    新建平台管理员的账号，密码在终端输入，或取自环境变量 LIMA_PASSWORD
  operator add 用户名                    将已有账号设为平台管理员
  operator remove 用户名                 取消账号的平台管理员身份
  node list
  node add 前缀 名称                     添加二级节点，例如 node add 88.118 健身器材
  node rename 前缀 名称                  更改二级节点的名称
  node remove 前缀                       删除没有企业和申请的二级节点
  market check 文件                      检查应用市场的文件，列出将有的更改
  market put 文件                        按文件更改应用市场，文件中没有的应用下架
  market export [文件]                   将应用市场写成文件，默认为 ${exportedFile}

命令直接读写数据库，DATA_DIR、DATABASE_URL、DATABASE_SETTINGS、SECRET 和 FILES 须与网关相同；
未使用 DATABASE_URL 时，请先停止网关。
命令与网关须为同一版本；新版本的命令会升级数据库，请先按升级步骤备份并停止网关。`;

function readOperatorCommand(words: readonly string[], mobile: string | undefined): OperatorAdminCommand {
  const [name, typed, ...rest] = words;
  if (rest.length > 0 || (mobile !== undefined && name !== 'add')) throw new CommandFailure(usage);
  if (name === 'list' && typed === undefined) return { subject: 'operator', name };
  if (name !== 'add' && name !== 'remove') throw new CommandFailure(usage);
  if (typed === undefined) throw new CommandFailure(`请填写用户名，例如：operator ${name} zhangwei`);
  // Names from before today's rule are found as well.
  if (mobile === undefined) {
    return { subject: 'operator', name: name === 'add' ? 'grant' : name, username: plainLine(typed) };
  }
  const { shape } = registration;
  return {
    subject: 'operator',
    name: 'create',
    username: readText(shape.username, typed),
    mobile: readText(shape.mobile, mobile),
  };
}

/** Validates a node's prefix by the rules of identifier codes: as that of a code below it. */
function readNodePrefix(typed: string): string {
  const verdict = parseIdentifier(`${typed}.001/1`);
  if (verdict.ok) {
    const prefix = `${verdict.code.topNode}.${verdict.code.secondLevelNode}`;
    if (prefix === typed) return prefix;
  } else {
    const { segment, message } = codeRefusals[verdict.reason];
    if (segment === 'topNode' || segment === 'secondLevelNode') throw new CommandFailure(`${message}。`);
  }
  throw new CommandFailure(`“${typed}”不是二级节点的前缀，应为“顶级节点.二级节点”，例如 88.118。`);
}

function readTitle(typed: string): string {
  const title = plainLine(typed);
  const isReadable = unreadableCharacter(title) === null;
  if (isReadable && title !== '' && title.length <= registrationTextMaxLength) return title;
  throw new CommandFailure(`二级节点的名称应为 1 至 ${registrationTextMaxLength} 个可以辨认的字符，请修改后重试。`);
}

function readNodeCommand(words: readonly string[]): NodeCommand {
  const [name, prefix, title, ...rest] = words;
  if (rest.length > 0) throw new CommandFailure(usage);
  if (name === 'list' && prefix === undefined) return { subject: 'node', name };
  if (name !== 'add' && name !== 'rename' && name !== 'remove') throw new CommandFailure(usage);
  if (prefix === undefined) throw new CommandFailure(`请填写二级节点的前缀，例如：node ${name} 88.118`);
  if (name === 'remove') {
    if (title !== undefined) throw new CommandFailure(usage);
    return { subject: 'node', name, prefix: readNodePrefix(prefix) };
  }
  if (title === undefined) throw new CommandFailure(`请填写二级节点的名称，例如：node ${name} ${prefix} 健身器材`);
  return { subject: 'node', name, prefix: readNodePrefix(prefix), title: readTitle(title) };
}

function readMarketCommand(words: readonly string[]): MarketCommand {
  const [name, file, ...rest] = words;
  if (rest.length > 0) throw new CommandFailure(usage);
  if (name === 'export') return { subject: 'market', name, file: file ?? exportedFile };
  if (name !== 'check' && name !== 'put') throw new CommandFailure(usage);
  if (file === undefined) throw new CommandFailure(`请写明文件，例如：market ${name} market.json`);
  return { subject: 'market', name, file };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { mobile: { type: 'string' } } });
  } catch (error) {
    throw new CommandFailure(usage, { cause: error });
  }
}

/** Parses command line arguments, without node's own. Throws a CommandFailure that says what is wrong. */
export function readCommand(words: readonly string[]): AdminCommand {
  const { values, positionals } = parse([...words]);
  const [subject, ...rest] = positionals;
  if (subject === 'operator') return readOperatorCommand(rest, values.mobile);
  if (subject === 'node' && values.mobile === undefined) return readNodeCommand(rest);
  if (subject === 'market' && values.mobile === undefined) return readMarketCommand(rest);
  throw new CommandFailure(usage);
}
