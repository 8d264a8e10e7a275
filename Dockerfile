# The portal as an image: its build, production packages, the sample journals, and nothing else. See docs/operate.md.
#
#   docker build -t xuekan .                             without a browser: PDFs are answered with 503
#   docker build -t xuekan --build-arg CHROMIUM=yes .    with one, to print PDFs

FROM node:24-bookworm-slim AS sources
WORKDIR /xuekan
COPY package.json package-lock.json .npmrc ./
COPY core/package.json core/
COPY adapters/package.json adapters/
COPY adapters/http/package.json adapters/http/

FROM sources AS packages
RUN npm ci --omit=dev --omit=optional --ignore-scripts

FROM sources AS build
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

FROM node:24-bookworm-slim
ARG CHROMIUM=no
RUN if [ "$CHROMIUM" = yes ]; then \
      apt-get update \
      && apt-get install -y --no-install-recommends chromium fonts-noto-cjk \
      && rm -rf /var/lib/apt/lists/*; \
    fi \
    && install -d -o node -g node /data
WORKDIR /xuekan
COPY --from=packages /xuekan/node_modules node_modules
COPY --from=build /xuekan/dist dist
COPY package.json package-lock.json ./
COPY app/commands app/commands
COPY app/server/settings app/server/settings
COPY samples samples

# `docker stop` waits for 10 seconds unless it is told otherwise: what is under way is answered before that. The container
# keeps the browser apart; its own sandbox is made of namespaces, which engines do not allow.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 XUEKAN_DATA=/data STOP_GRACE=5 PRINT_SANDBOX=off
VOLUME /data
EXPOSE 4173
USER node
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=2m \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "app/commands/start.mjs"]
