import { createServer } from 'node:net';
import { StartRefusal } from '../startRefusal.ts';

/** Where a gateway listens. */
interface Address {
  port: number;
  host: string;
}

/** The refusal to start for an error of listening; the error itself when the operator cannot do anything about it. */
export function listenRefusal({ port, host }: Address, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') {
    return new StartRefusal(`端口 ${port} 已被其他程序占用，请停止那个程序，或用 PORT 指定另一个端口。`);
  }
  if (code === 'EACCES') {
    return new StartRefusal(`没有权限监听端口 ${port}，请用 PORT 指定 1024 以上的端口。`);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartRefusal(`无法监听地址 ${host}，请用 HOST 指定本机的地址。`);
  }
  return error;
}

/** Throws a `StartRefusal` where the gateway could not listen: before its database is opened and filled, which takes seconds. */
export async function requireAddress(address: Address): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen(address.port, address.host, resolve);
    });
  } catch (error) {
    throw listenRefusal(address, error);
  }
  await new Promise((resolve) => probe.close(resolve));
}
