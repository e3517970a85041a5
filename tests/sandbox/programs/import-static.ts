// expect: compile-error {"code":"import"}

import { readFileSync } from "node:fs";
export const validateQuery = () => readFileSync("/etc/passwd", "utf8");
