/** Version of the core's rules. Raised when any rule answers differently; every verdict carries it. */
export const CORE_VERSION = '1.1.0';
