# syntax=docker/dockerfile:1

# A release names this image with its digest, so that it can be built again from the same base.
ARG NODE_IMAGE=node:24-trixie-slim

FROM ${NODE_IMAGE} AS base
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./

# The packages that the server imports: no client libraries, build tools, embedded PostgreSQL or second Node.
FROM base AS production
RUN npm install --no-save --omit=dev --no-audit --no-fund

# The client, the pages that are readable without JavaScript, and the operations that the server runs for browsers.
FROM base AS build
RUN npm install --no-save --no-audit --no-fund
COPY . .
RUN npm run build

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000
WORKDIR /portal
COPY --from=production /portal/package.json ./
COPY --from=production /portal/node_modules node_modules
COPY --from=build /portal/dist dist
COPY scripts/register.mjs scripts/compileServer.mjs scripts/
COPY domain domain
COPY server server
# Compiles every file once, so that a start does not, and holds no compiler in memory.
RUN node scripts/compileServer.mjs
# A new volume takes over the owner of this folder.
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 4000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The command of `npm run serve`, without npm, so that Node receives the signals itself.
CMD ["node", "--max-old-space-size=512", "--import", "./scripts/register.mjs", "server/main.ts"]
